import type { Image } from "#app/validation/fields.ts";
import { hero, type HeroVariantProps } from "#styled-system/recipes";

import { ActionLinks } from "./action-links.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { PageHeading } from "./page-heading.tsx";

type HeroSceneProps = {
  size: "screen" | "page";
  place: NonNullable<HeroVariantProps["place"]>;
  image: Image;
  portrait?: Image | undefined;
  priority: boolean;
  eyebrow?: string | undefined;
  heading: "h1" | "h2";
  title: string;
  text?: string | undefined;
  actions: { label: string; href: string }[];
};

export function HeroScene(props: HeroSceneProps) {
  const { size, place, image, portrait, priority, eyebrow, heading, title, text, actions } = props;
  const Root = place === "slide" ? "div" : "section";
  const styles = hero({ size, place });
  return (
    <Root className={styles.root}>
      <HeroPicture image={image} portrait={portrait} size={size} priority={priority} />
      <div className={styles.shade} />
      <div className={styles.inner}>
        <div className={styles.content}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <PageHeading as={heading}>{title}</PageHeading>
          {text && <p className={styles.text}>{text}</p>}
          <ActionLinks actions={actions} />
        </div>
      </div>
    </Root>
  );
}
