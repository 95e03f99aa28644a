import { ActionLinks } from "#app/ui/action-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LoopingVideo } from "#app/ui/looping-video.tsx";
import { featureVideo, heading } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function FeatureVideoSlide({ block }: { block: BlockView<"feature-video-slide"> }) {
  const { title, text, video, poster, features, actions } = block;
  const styles = featureVideo();
  return (
    <section className={styles.root}>
      <div className={styles.media}>
        <LoopingVideo {...video} poster={poster.src} label={poster.alt} />
      </div>
      <div className={styles.inner}>
        <div className={styles.content}>
          <h2 className={heading({ level: "2" })}>{title}</h2>
          <p className={styles.text}>{text}</p>
          {features.length > 0 && (
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature.title} className={styles.feature}>
                  <Icon name={feature.icon} size={32} />
                  {feature.title}
                </li>
              ))}
            </ul>
          )}
          <ActionLinks actions={actions} />
        </div>
      </div>
    </section>
  );
}
