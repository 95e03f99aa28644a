import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useHydrated, useNavigate } from "@tanstack/react-router";
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useId, useState } from "react";

import { cleanQuery, maxQueryLength, type Suggest } from "#app/site/search.ts";
import { Icon } from "#app/ui/icon.tsx";
import { searchBox } from "#styled-system/recipes";

import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type SearchBoxProps = {
  label: string;
  suggest: Suggest;
  defaultQuery?: string;
  place: "bar" | "page";
  onLeave?: () => void;
};

/** An editable combobox with a list (WAI-ARIA Authoring Practices). Without JavaScript it is a GET form. */
export function SearchBox({ label, suggest, defaultQuery = "", place, onLeave }: SearchBoxProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState(defaultQuery);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(open ? text : "", suggest);
  const count = found?.items.length ?? 0;
  const corrected = found?.corrected;
  const expanded = open && count > 0;
  const styles = searchBox({ place });

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const leave = () => {
    close();
    onLeave?.();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    leave();
    void navigate({ to: "/search", search: { q: cleanQuery(text) } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      if (!expanded || event.altKey) return;
      const step = event.key === "ArrowDown" ? 1 : -1;
      const next = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setActive(next);
      document.getElementById(optionId(list, next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && expanded && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(list, active))?.click();
    } else if (event.key === "Escape" && expanded) {
      // The first Escape closes the suggestions; only the next one reaches the elements around the box.
      event.preventDefault();
      close();
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events bubble up from the controls
    <form
      role="search"
      aria-label={label}
      action="/search"
      className={styles.root}
      onSubmit={submit}
      onBlur={onBlur}
    >
      <div className={styles.frame}>
        <input
          name="q"
          aria-label={t`Search term`}
          placeholder={t`Product or item number`}
          value={text}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          className={styles.input}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          {...(hydrated && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": expanded,
            "aria-controls": expanded ? list : undefined,
            "aria-activedescendant": expanded && active >= 0 ? optionId(list, active) : undefined,
          })}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className={styles.submitLabel}>
            <Trans comment="button">Search</Trans>
          </span>
        </button>
      </div>
      {expanded && (
        <SuggestionList
          id={list}
          label={t`Suggestions`}
          place={place}
          suggestions={found!}
          active={active}
          onPoint={setActive}
          onFollow={leave}
        />
      )}
      <p role="status" className={styles.status}>
        {open && found && (
          <>
            <Plural value={count} _0="No suggestions" one="# suggestion" other="# suggestions" />{" "}
            {corrected && <Trans>Suggestions for {corrected}</Trans>}
          </>
        )}
      </p>
    </form>
  );
}
