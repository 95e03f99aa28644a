import { Plural, useLingui } from "@lingui/react/macro";
import { useHydrated } from "@tanstack/react-router";
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from "react";

import { markDispensable } from "#app/framework/missing-files.ts";
import { comboboxField } from "#styled-system/recipes";

import { FieldFrame } from "./field-frame.tsx";

export type ComboboxOption = { value: string; label: string; note?: string | undefined };

/** Must be the same function in each render. */
export type SuggestOptions = (query: string, signal: AbortSignal) => Promise<ComboboxOption[]>;

type ComboboxFieldProps = Pick<ComponentProps<"input">, "onBlur" | "autoComplete"> & {
  id?: string;
  /** Undefined if another field sends the chosen value. */
  name: string | undefined;
  label: string;
  placeholder?: string;
  /** Characters. */
  maxLength?: number | undefined;
  required?: boolean;
  error?: string | undefined;
  text: string;
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption) => void;
  suggest: SuggestOptions;
};

/** Milliseconds. */
const debounceDelay = 150;

/** Characters. */
const minQuery = 2;

/** Editable combobox with manual selection (WAI-ARIA Authoring Practices). A text field without JavaScript. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { id, label, required, error, text, onType, onChoose, suggest, onBlur, ...input } = props;
  const { t } = useLingui();
  const hydrated = useHydrated();
  const list = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestedOptions(open ? text : "", suggest);
  const options = found ?? [];
  const count = options.length;
  const expanded = open && count > 0;
  const styles = comboboxField();
  const optionId = (index: number) => `${list}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onChoose(option);
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
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && expanded && active >= 0) {
      event.preventDefault();
      choose(options[active]!);
    } else if (event.key === "Escape" && expanded) {
      event.preventDefault();
      close();
    }
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    close();
    onBlur?.(event);
  };

  return (
    <FieldFrame id={id} label={label} error={error} required={required}>
      {(control) => (
        <div className={styles.root}>
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...input}
            {...control}
            value={text}
            onChange={({ target }) => {
              onType(target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={leave}
            {...(hydrated && {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": expanded,
              "aria-controls": expanded ? list : undefined,
              "aria-activedescendant": expanded && active >= 0 ? optionId(active) : undefined,
            })}
          />
          {expanded && (
            <div role="listbox" id={list} aria-label={t`Suggestions`} className={styles.list}>
              {options.map((option, index) => (
                // The keys are handled by the field, which keeps the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={option.value}
                  role="option"
                  id={optionId(index)}
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setActive(index)}
                  onClick={() => choose(option)}
                >
                  <span>{option.label}</span>
                  {option.note && <span className={styles.note}>{option.note}</span>}
                </div>
              ))}
            </div>
          )}
          <p role="status" className={styles.status}>
            {open && found && (
              <Plural value={count} _0="No suggestions" one="# suggestion" other="# suggestions" />
            )}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

/** @returns the options of the last response, undefined before the first. The field works without them. */
function useSuggestedOptions(text: string, suggest: SuggestOptions): ComboboxOption[] | undefined {
  const [found, setFound] = useState<ComboboxOption[]>();
  const query = text.trim();
  const enabled = query.length >= minQuery;
  useEffect(() => {
    if (!enabled) return undefined;
    const request = new AbortController();
    const load = async () => {
      const options = await suggest(query, request.signal).catch((error: unknown) => {
        markDispensable(error);
        return undefined;
      });
      if (!request.signal.aborted) setFound(options);
    };
    const timer = setTimeout(() => void load(), debounceDelay);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, enabled, suggest]);
  return enabled ? found : undefined;
}
