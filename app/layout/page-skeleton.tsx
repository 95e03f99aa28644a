import { pageSkeleton } from "#styled-system/recipes";

/**
 * Takes the place of the old page when the data of the next one takes longer than a second. The
 * progress bar says it in words.
 */
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
