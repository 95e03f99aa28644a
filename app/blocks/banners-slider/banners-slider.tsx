import { useLingui } from "@lingui/react/macro";

import { ContentLink } from "#app/ui/link.tsx";
import { Picture, PictureSource } from "#app/ui/picture.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { bannersSlider, button, heading, hero } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

type BannersSliderProps = { block: BlockView<"banners-slider">; opensPage: boolean };

/** Several heroes in a row. It never moves by itself. */
export function BannersSlider({ block, opensPage }: BannersSliderProps) {
  const { t } = useLingui();
  const { slides, size } = block;
  return (
    <section className={bannersSlider().root}>
      <Slider label={t`Highlights`} layout="banners">
        {slides.map((slide, index) => (
          <Banner key={slide.title} slide={slide} size={size} isFirst={index === 0} opensPage={opensPage} />
        ))}
      </Slider>
    </section>
  );
}

type BannerProps = {
  slide: BannersSliderProps["block"]["slides"][number];
  size: BannersSliderProps["block"]["size"];
  isFirst: boolean;
  opensPage: boolean;
};

function Banner({ slide, size, isFirst, opensPage }: BannerProps) {
  const { eyebrow, title, text, image, portrait, actions } = slide;
  const styles = hero({ size });
  const Heading = isFirst && opensPage ? "h1" : "h2";
  return (
    <div className={styles.root}>
      <picture className={styles.picture}>
        {portrait && (
          <PictureSource
            media="(orientation: portrait)"
            src={portrait.src}
            sizes="max(100vw, 67vh)"
            width={1080}
            height={1620}
          />
        )}
        <Picture
          {...image}
          priority={isFirst && opensPage}
          sizes="max(100vw, 178vh)"
          width={2560}
          height={1440}
        />
      </picture>
      <div className={styles.shade} />
      <div className={styles.inner}>
        <div className={bannersSlider().content}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading className={heading({ level: "1" })}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
          <div className={styles.actions}>
            {actions.map(({ label, href }, index) => (
              <ContentLink
                key={href}
                href={href}
                className={button({ look: index === 0 ? "primary" : "outline" })}
              >
                {label}
              </ContentLink>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
