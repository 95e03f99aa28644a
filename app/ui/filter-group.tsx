import { useHydrated } from "@tanstack/react-router";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";

import { filterGroup } from "#styled-system/recipes";

import { useFigure } from "./figures.ts";

export type FilterOption = {
  value: string;
  label: string;
  count?: number;
  swatch?: string | undefined;
};

type FilterGroupProps = {
  legend: string;
  name: string;
  options: FilterOption[];
  chosen?: readonly string[] | undefined;
  id?: string;
  isOpen?: boolean;
  /** Label of the field that searches in the options. Without it there is none. */
  searchLabel?: string | undefined;
  more?: ReactNode;
};

/** Few bytes per option, because lists may be long: the style sheet selects elements without classes. */
export function FilterGroup(props: FilterGroupProps) {
  const { legend, name, options, chosen = [], id, isOpen = true, searchLabel, more } = props;
  const figure = useFigure();
  const styles = filterGroup();
  // Later renders keep the visitor's choice.
  const [open] = useState(isOpen);
  const [query, setQuery] = useState("");
  if (options.length === 0) return null;
  const wanted = folded(query);
  return (
    <details open={open} id={id} className={styles.root}>
      <summary className={styles.legend}>{legend}</summary>
      {searchLabel !== undefined && <OptionSearch label={searchLabel} onSearch={setQuery} />}
      <fieldset aria-label={legend} className={styles.options}>
        {options.map(({ value, label, count, swatch }) => (
          <label
            key={value}
            data-empty={count === 0 || undefined}
            hidden={!folded(label).includes(wanted) || undefined}
          >
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {swatch && <i style={{ "--swatch": swatch } as CSSProperties} />}
            <span>{label}</span>
            {count !== undefined && <small>{figure(count)}</small>}
          </label>
        ))}
      </fieldset>
      {more}
    </details>
  );
}

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

type OptionSearchProps = { label: string; onSearch: (query: string) => void };

/** Hidden without JavaScript. Has no name, so that it is not a parameter of the form. */
function OptionSearch({ label, onSearch }: OptionSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const isAddedLater = useRef(useHydrated());
  useEffect(() => {
    // The visitor has requested all options, or has typed before hydration.
    if (isAddedLater.current) field.current!.focus();
    else onSearch(field.current!.value);
  }, [onSearch]);
  return (
    <input
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={80}
      className={filterGroup().search}
      onInput={(event) => onSearch(event.currentTarget.value)}
    />
  );
}

export function FilterFields({ legend, children }: { legend: string; children: ReactNode }) {
  const styles = filterGroup();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
