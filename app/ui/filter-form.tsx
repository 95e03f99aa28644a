import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef } from "react";

import { useHeldUntilHydrated } from "../browser/use-held-until-hydrated.ts";

type FilterFormProps = {
  className?: string;
  /** Only its button sends it, for example because each search costs something. */
  sentByButton?: boolean;
  /** Id of the part of the page that shows what was found; without JavaScript the browser goes there. */
  target?: string;
  /** What fields hold that the address does not name. */
  usual?: Readonly<Record<string, string>>;
  /** Called when the visitor sends the form with its button. */
  onSubmit?: () => void;
  children: ReactNode;
};

const none: Readonly<Record<string, string>> = {};

/**
 * A form whose fields are the search parameters of the page it stands on. Without JavaScript it is
 * sent with its button; with it, every change is a navigation that leaves the page where it is
 * scrolled to. Parameters without a field are dropped, so a changed filter starts on the first page.
 */
export function FilterForm(props: FilterFormProps) {
  const { className, sentByButton = false, target, usual = none, onSubmit, children } = props;
  const router = useRouter();
  const held = useHeldUntilHydrated("change");
  const form = useRef<HTMLFormElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const query = useLocation({ select: (location) => location.searchStr });

  const apply = useCallback(() => {
    // Its route's `validateSearch` types it.
    const search = searchOf(form.current!) as never;
    void router.navigate({ to: ".", search, resetScroll: false });
  }, [router]);

  useEffect(() => {
    if (sentByButton) return undefined;
    const node = form.current!;
    // The browser's own event: unlike React's, it waits until a number is typed to its end.
    node.addEventListener("change", apply);
    return () => node.removeEventListener("change", apply);
  }, [apply, sentByButton]);

  // Links and the browser's buttons change the address: the fields follow it. Before the first change they may hold what the
  // visitor has chosen or typed while the application was loading.
  const filledFor = useRef(query);
  useEffect(() => {
    if (filledFor.current === query) return;
    filledFor.current = query;
    fill(form.current!, new URLSearchParams(query), usual);
  }, [query, usual]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
    onSubmit?.();
  };
  return (
    <form
      {...(sentByButton ? {} : held)}
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

function fill(form: HTMLFormElement, query: URLSearchParams, usual: Readonly<Record<string, string>>): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = query.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = query.get(field.name) ?? usual[field.name] ?? "";
    }
  }
}
