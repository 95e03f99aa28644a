import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { boxList } from "#styled-system/recipes";

export function BoxList({ box }: Pick<ProductDetail, "box">) {
  const styles = boxList();
  return (
    <ul className={styles.root}>
      {box.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="help-done" />
          <span>
            <Unbroken text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
