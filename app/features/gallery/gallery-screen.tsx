import type { BlockView } from "#app/blocks/block-view.ts";
import { Blocks } from "#app/blocks/blocks.tsx";
import { blockFixtures } from "#app/blocks/fixtures.ts";
import type { Tone } from "#app/validation/fields.ts";
import type { Theme } from "#app/site/markets.ts";
import { gallery } from "#styled-system/recipes";

import { withBrandMedia } from "./brand-media.ts";
import { ReactSample } from "./react-sample.tsx";

type GalleryProps = {
  media: readonly string[];
  kind?: string | undefined;
  theme?: Theme | undefined;
  tone?: Tone | undefined;
  dir?: "ltr" | "rtl" | undefined;
};

export function GalleryScreen({ media, kind, theme, tone, dir }: GalleryProps) {
  const styles = gallery();
  const fixtures = Object.values(blockFixtures)
    .filter((fixture) => !kind || fixture.kind === kind)
    .map((fixture) => withBrandMedia(fixture, media));
  if (kind === "react") return <ReactSample />;
  return (
    <div className={theme && `theme-${theme}`} dir={dir}>
      {fixtures.map((fixture) => (
        <section key={fixture.kind} id={fixture.kind} aria-label={fixture.kind} className={styles.entry}>
          <p className={styles.name}>{fixture.kind}</p>
          <Blocks
            page={`gallery-${fixture.kind}`}
            blocks={[tone ? { ...fixture, tone } : fixture] as BlockView[]}
          />
        </section>
      ))}
    </div>
  );
}
