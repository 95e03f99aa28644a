import { Plural, useLingui } from "@lingui/react/macro";
import type { FormEvent, RefObject } from "react";

import { formatPercent } from "#app/site/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { catalogViewer } from "#styled-system/recipes";

import { changeZoom, zoomSteps } from "./spreads.ts";

type ToolbarProps = {
  open: number[];
  pages: number;
  zoom: number;
  frame: RefObject<HTMLElement | null>;
  onTurn: (direction: 1 | -1) => void;
  onGoTo: (page: number) => void;
  onZoom: (zoom: number) => void;
  onClose: () => void;
};

const iconPaths = {
  previous: "m14 6-6 6 6 6",
  next: "m10 6 6 6-6 6",
  smaller: "M5 12h14",
  larger: "M5 12h14M12 5v14",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
};

export function ViewerToolbar({ open, pages, zoom, frame, onTurn, onGoTo, onZoom, onClose }: ToolbarProps) {
  const { t } = useLingui();
  const styles = catalogViewer();
  const zoomed = (direction: 1 | -1) => onZoom(changeZoom(zoom, direction));
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={t({ message: "Reading", comment: "toolbar of the catalog: pages and size" })}
    >
      <div className={styles.group}>
        <Tool
          label={t({ message: "Previous page", context: "page of a PDF" })}
          icon="previous"
          ended={open[0] === 1}
          onPress={() => onTurn(-1)}
        />
        <PageField key={open[0]} page={open[0]!} pages={pages} onGoTo={onGoTo} />
        <Tool
          label={t({ message: "Next page", context: "page of a PDF" })}
          icon="next"
          ended={open.at(-1) === pages}
          onPress={() => onTurn(1)}
        />
      </div>
      <div className={styles.group}>
        <Tool label={t`Smaller`} icon="smaller" ended={zoom === zoomSteps[0]} onPress={() => zoomed(-1)} />
        <output className={styles.zoom}>{formatPercent(zoom, document.documentElement.lang)}</output>
        <Tool label={t`Larger`} icon="larger" ended={zoom === zoomSteps.at(-1)} onPress={() => zoomed(1)} />
      </div>
      <div className={styles.group}>
        {document.fullscreenEnabled && (
          <Tool label={t`Full screen`} icon="full" onPress={() => toggleFullScreen(frame.current)} />
        )}
        <button type="button" className={styles.button} aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}

type ToolProps = { label: string; icon: keyof typeof iconPaths; ended?: boolean; onPress: () => void };

function Tool({ label, icon, ended = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={catalogViewer().button}
      aria-label={label}
      aria-disabled={ended}
      data-icon={icon}
      onClick={() => !ended && onPress()}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={iconPaths[icon]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

type PageFieldProps = { page: number; pages: number; onGoTo: (page: number) => void };

function PageField({ page, pages, onGoTo }: PageFieldProps) {
  const { t } = useLingui();
  const styles = catalogViewer();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get("page"));
    if (Number.isInteger(wanted)) onGoTo(wanted);
  };
  return (
    <form className={styles.pageField} onSubmit={submit}>
      <input
        name="page"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={4}
        autoComplete="off"
        defaultValue={page}
        aria-label={t({ message: "Page", context: "page of a PDF" })}
        className={styles.input}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span>
        <Plural value={pages} one="of #" other="of #" />
      </span>
    </form>
  );
}

/** A rejected request is ignored; the viewer stays in the page. */
function toggleFullScreen(frame: HTMLElement | null) {
  const change = document.fullscreenElement ? document.exitFullscreen() : frame?.requestFullscreen();
  change?.catch((error: unknown) => console.warn("Full screen was refused", error));
}
