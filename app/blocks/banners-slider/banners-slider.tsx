import { useLingui } from "@lingui/react/macro";

import { HeroScene } from "#app/ui/hero-scene.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { bannersSlider } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

type BannersSliderProps = { block: BlockView<"banners-slider">; opensPage: boolean };

export function BannersSlider({ block, opensPage }: BannersSliderProps) {
  const { t } = useLingui();
  const { slides, size } = block;
  return (
    <section className={bannersSlider()}>
      <Slider
        label={t({
          message: "Highlights",
          comment: "name of the large slides on the home page, for screen readers",
        })}
        layout="banners"
      >
        {slides.map((slide, index) => {
          const opens = opensPage && index === 0;
          return (
            <HeroScene
              key={slide.title}
              place="slide"
              size={size}
              heading={opens ? "h1" : "h2"}
              priority={opens}
              {...slide}
            />
          );
        })}
      </Slider>
    </section>
  );
}
