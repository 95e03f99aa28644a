import type { SearchItem } from "#app/server/domain/search/search.functions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { searchResults } from "#styled-system/recipes";

import { FoundLink } from "../box/found-link.tsx";
import { kindIcons, kindLabels } from "../box/kind-label.tsx";
import { MarkedText } from "../box/marked-text.tsx";

export function ResultItem({ item }: { item: SearchItem }) {
  const { kind, title, excerpt, code, image, price } = item;
  const styles = searchResults();
  return (
    <li className={styles.item}>
      <div className={styles.picture} data-kind={kind}>
        {image ? (
          <Picture src={image} alt="" width={160} height={120} />
        ) : (
          <Icon name={kindIcons[kind]} size={40} />
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <FoundLink found={item}>
            <MarkedText pieces={title} />
          </FoundLink>
        </h2>
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <MarkedText pieces={excerpt} />
          </p>
        )}
        <p className={styles.facts}>
          <span>{kindLabels[kind]}</span>
          {code && <span className={styles.code}>{code}</span>}
        </p>
      </div>
      {price && <p className={styles.price}>{price}</p>}
    </li>
  );
}
