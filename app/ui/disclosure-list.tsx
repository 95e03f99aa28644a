import { disclosure } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";
import { RichText } from "./prose.tsx";

/** `answer` is HTML rendered by the server. */
export function DisclosureList({ items }: { items: { question: string; answer: string }[] }) {
  const styles = disclosure();
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.root}>
          <summary className={styles.summary}>
            {question}
            <Icon name="faq-arrow" />
          </summary>
          <div className={styles.content}>
            <RichText html={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
