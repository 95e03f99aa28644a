import type { Image } from "#app/validation/fields.ts";
import { ChoicePanels } from "#app/ui/choice-panels.tsx";
import type { Feature } from "#app/ui/feature-grid.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { featureSlide } from "#styled-system/recipes";

type FeatureSlidesProps = {
  legend: string;
  features: Feature[];
  /** Assigned to the slides in rotation. */
  pictures: Image[];
};

export function FeatureSlides({ legend, features, pictures }: FeatureSlidesProps) {
  const styles = featureSlide();
  const choices = features.map(({ icon, title, text }, index) => {
    const picture = pictures[(index + 1) % pictures.length];
    return {
      key: title,
      label: (
        <>
          <Icon name={icon} size={32} />
          {title}
        </>
      ),
      panel: (
        <div className={styles.root}>
          <div className={styles.stage}>
            {picture && <Picture {...picture} alt="" width={1280} height={1280} />}
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
      ),
    };
  });
  return <ChoicePanels legend={legend} look="features" choices={choices} />;
}
