import { pageSkeleton } from "#styled-system/recipes";

/** Replaces the old page after one second of loading. Decorative; the progress bar has the text. */
export function PageSkeleton() {
  const styles = pageSkeleton();
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.opening}>
        <span className={styles.title} />
        <span className={styles.line} />
        <span className={styles.line} />
      </div>
      <div className={styles.cards}>
        <span className={styles.card} />
        <span className={styles.card} />
        <span className={styles.card} />
        <span className={styles.card} />
      </div>
    </div>
  );
}
