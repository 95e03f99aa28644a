import { useLingui } from "@lingui/react/macro";
import { useHydrated } from "@tanstack/react-router";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { flushSync } from "react-dom";

import type { MenuItem } from "#app/site/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { mainMenu } from "#styled-system/recipes";

import { moveFocus } from "./arrow-keys.ts";
import { MenuLink } from "./menu-link.tsx";
import { useDismiss } from "./use-dismiss.ts";

type MenuDropdownProps = {
  item: MenuItem;
  links: MenuItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * An item of the row with its dropdown: open while the mouse is over it or the keyboard within it, and
 * by its button. Until the page is hydrated the style sheet alone opens it.
 */
export function MenuDropdown({ item, links, open, onOpenChange }: MenuDropdownProps) {
  const { t } = useLingui();
  const { name } = item;
  const panel = useId();
  const hydrated = useHydrated();
  const root = useRef<HTMLLIElement>(null);
  const styles = mainMenu();
  const close = () => onOpenChange(false);
  useDismiss(root, open, close);
  // What the style sheet has opened before the page was hydrated stays open under the mouse or the keyboard.
  useLayoutEffect(() => {
    const pointed = window.matchMedia("(hover: hover)").matches && root.current!.matches(":hover");
    if (pointed || root.current!.matches(":has(:focus-visible)")) onOpenChange(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was so at the hydration
  }, []);

  const onPointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === "mouse") onOpenChange(type === "pointerenter");
  };
  // Only when the keyboard comes from outside: not when Escape brings the focus back to the link.
  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (target.matches(":focus-visible") && !currentTarget.contains(relatedTarget)) onOpenChange(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = [...root.current!.querySelectorAll<HTMLElement>(":scope > ul a")];
    const isInside = entries.some((entry) => entry === document.activeElement);
    if (!isInside && !/^Arrow(?:Down|Up)$/.test(event.key)) return;
    // What is not shown cannot take the focus.
    flushSync(() => onOpenChange(true));
    moveFocus(event, entries);
  };
  // The mouse has opened it by being there; a click must not close what it points at.
  const onClick = ({ nativeEvent }: MouseEvent) =>
    onOpenChange((nativeEvent as globalThis.PointerEvent).pointerType === "mouse" || !open);

  return (
    // Its link, button and dropdown are what is operated; their events bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={root}
      className={styles.item}
      data-open={hydrated ? open : undefined}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <MenuLink item={item} className={styles.link} onClick={close} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={t`Submenu: ${name}`}
        aria-expanded={open}
        aria-controls={panel}
        onClick={onClick}
      >
        <Icon name="chevron" size={16} />
      </button>
      <ul id={panel} className={styles.panel}>
        {links.map((link) => (
          <li key={link.id}>
            <MenuLink item={link} className={styles.entry} onClick={close} />
          </li>
        ))}
      </ul>
    </li>
  );
}
