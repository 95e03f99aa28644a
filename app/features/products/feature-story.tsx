import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { featureStory } from "#styled-system/recipes";

/** Each feature has a close-up, which the adjacent text describes. */
export function FeatureStory({ features }: Pick<ProductDetail, "features">) {
  const styles = featureStory();
  return (
    <ul className={styles.root}>
      {features.map(({ icon, title, text, image }) => (
        <li key={title} className={styles.feature}>
          {image && (
            <div className={styles.stage}>
              <Picture src={image} alt="" width={640} height={640} className={styles.picture} />
            </div>
          )}
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Icon name={icon} size={32} />
              <Unbroken text={title} />
            </h3>
            <p className={styles.text}>
              <Unbroken text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
