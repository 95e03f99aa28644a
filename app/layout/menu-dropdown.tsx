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
import { Picture } from "#app/ui/picture.tsx";
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

/** Opens on hover, on keyboard focus and by its button. CSS alone opens it until hydration. */
export function MenuDropdown({ item, links, open, onOpenChange }: MenuDropdownProps) {
  const { t } = useLingui();
  const { name } = item;
  const panel = useId();
  const hydrated = useHydrated();
  const root = useRef<HTMLLIElement>(null);
  const styles = mainMenu();
  const close = () => onOpenChange(false);
  useDismiss(root, open, close);
  // A dropdown opened by CSS before hydration stays open.
  useLayoutEffect(() => {
    const pointed = window.matchMedia("(hover: hover)").matches && root.current!.matches(":hover");
    if (pointed || root.current!.matches(":has(:focus-visible)")) onOpenChange(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was so at the hydration
  }, []);

  const onPointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === "mouse") onOpenChange(type === "pointerenter");
  };
  // Only if the focus comes from outside, because Escape moves it back to the link.
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
    // Hidden elements cannot take the focus, so the update must be synchronous.
    flushSync(() => onOpenChange(true));
    moveFocus(event, entries);
  };
  // Hovering has opened the dropdown already, so a mouse click must not close it.
  const onClick = ({ nativeEvent }: MouseEvent) =>
    onOpenChange((nativeEvent as globalThis.PointerEvent).pointerType === "mouse" || !open);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events bubble up from the links
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
        <Icon name="chevrons" size={16} />
      </button>
      <ul id={panel} className={styles.panel}>
        {links.map((link) => (
          <li key={link.id}>
            <MenuLink item={link} className={styles.entry} onClick={close}>
              {link.picture && (
                <Picture src={link.picture} alt="" width={176} height={110} className={styles.picture} />
              )}
            </MenuLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
