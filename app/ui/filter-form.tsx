import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef } from "react";

import { useDeferredUntilHydrated } from "../browser/use-deferred-until-hydrated.ts";

type FilterFormProps = {
  className?: string;
  /** Navigates only on submit, for example because each search is expensive. */
  sentByButton?: boolean;
  /** Id of the element with the results. Used as the fragment without JavaScript. */
  target?: string;
  defaults?: Readonly<Record<string, string>>;
  onSubmit?: () => void;
  children: ReactNode;
};

const none: Readonly<Record<string, string>> = {};

/** Fields are search parameters; each change navigates. Parameters without a field are dropped, such as the page number. */
export function FilterForm(props: FilterFormProps) {
  const { className, sentByButton = false, target, defaults = none, onSubmit, children } = props;
  const router = useRouter();
  const deferredProps = useDeferredUntilHydrated("change");
  const form = useRef<HTMLFormElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const query = useLocation({ select: (location) => location.searchStr });

  const apply = useCallback(
    (event: { target: EventTarget | null }) => {
      // A field without a name is no parameter.
      if (event.target instanceof HTMLInputElement && event.target.name === "") return;
      const search = searchOf(form.current!) as never;
      void router.navigate({ to: ".", search, resetScroll: false });
    },
    [router],
  );

  useEffect(() => {
    if (sentByButton) return undefined;
    const node = form.current!;
    // The native event: unlike React's `onChange` it fires when a number has been typed completely.
    node.addEventListener("change", apply);
    return () => node.removeEventListener("change", apply);
  }, [apply, sentByButton]);

  // Fields follow the URL. Not on the first render: the visitor may have changed fields before hydration.
  const filledFor = useRef(query);
  useEffect(() => {
    if (filledFor.current === query) return;
    filledFor.current = query;
    fill(form.current!, new URLSearchParams(query), defaults);
  }, [query, defaults]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(event);
    onSubmit?.();
  };
  return (
    <form
      {...(sentByButton ? {} : deferredProps)}
      ref={form}
      action={target ? `${pathname}#${target}` : pathname}
      autoComplete="off"
      className={className}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}

function searchOf(form: HTMLFormElement): Record<string, string[]> {
  const data = new FormData(form);
  const texts = (name: string) =>
    data.getAll(name).filter((value): value is string => typeof value === "string" && value.trim() !== "");
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, texts(name)]));
}

function fill(
  form: HTMLFormElement,
  query: URLSearchParams,
  defaults: Readonly<Record<string, string>>,
): void {
  for (const field of form.elements) {
    // A field without a name shows the value of another field; its component updates it.
    if (field instanceof HTMLInputElement && field.name === "") continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = query.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = query.get(field.name) ?? defaults[field.name] ?? "";
    }
  }
}
