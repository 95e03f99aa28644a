import { Trans } from "@lingui/react/macro";

import type { Suggestion, Suggestions } from "#app/site/search.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { searchBox } from "#styled-system/recipes";

import { FoundLink } from "./found-link.tsx";
import { kindIcons, kindLabels } from "./kind-label.tsx";
import { MarkedText } from "./marked-text.tsx";

type SuggestionListProps = {
  id: string;
  label: string;
  place: "bar" | "page";
  suggestions: Suggestions;
  active: number;
  onPoint: (index: number) => void;
  onFollow: () => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options are links, so they can be opened in a new tab and are preloaded. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, place, suggestions, active, onPoint, onFollow } = props;
  const styles = searchBox({ place });
  const { items, corrected } = suggestions;
  return (
    <div className={styles.popup}>
      {corrected && (
        <p className={styles.correction}>
          <Trans>Suggestions for {corrected}</Trans>
        </p>
      )}
      <div role="listbox" id={id} aria-label={label}>
        {items.map((item, index) => (
          <FoundLink
            key={`${item.kind} ${item.key}`}
            found={item}
            role="option"
            id={optionId(id, index)}
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerMove={() => onPoint(index)}
            onClick={onFollow}
          >
            <Thumbnail {...item} />
            <span className={styles.optionTitle}>
              <MarkedText pieces={item.title} />
            </span>{" "}
            <span className={styles.optionFacts}>
              {item.code && <span className={styles.code}>{item.code} </span>}
              {kindLabels[item.kind]}
            </span>
          </FoundLink>
        ))}
      </div>
    </div>
  );
}

function Thumbnail({ kind, image }: Pick<Suggestion, "kind" | "image">) {
  const styles = searchBox();
  return (
    <span className={styles.thumbnail} data-kind={kind}>
      {image ? <Picture src={image} alt="" width={48} height={48} /> : <Icon name={kindIcons[kind]} />}
    </span>
  );
}
