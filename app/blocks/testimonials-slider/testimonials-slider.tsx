import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { Testimonial } from "#app/ui/testimonial.tsx";

import type { BlockView } from "../block-view.ts";

export function TestimonialsSlider({ block }: { block: BlockView<"testimonials-slider"> }) {
  const { title, text, tone, testimonials } = block;
  return (
    <Section title={title} text={text} tone={tone}>
      <Slider label={title} layout="cards">
        {testimonials.map((testimonial) => (
          <Testimonial key={`${testimonial.reviewer} ${testimonial.review}`} {...testimonial} />
        ))}
      </Slider>
    </Section>
  );
}
