import { ContentLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { testimonial } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function TestimonialsSlider({ block }: { block: BlockView<"testimonials-slider"> }) {
  const { title, text, tone, testimonials } = block;
  const styles = testimonial();
  return (
    <Section title={title} text={text} tone={tone}>
      <Slider label={title} layout="cards">
        {testimonials.map(({ review, reviewer, position, links }) => (
          <figure key={`${reviewer} ${review}`} className={styles.root}>
            <QuoteMark />
            <blockquote className={styles.review}>{review}</blockquote>
            <figcaption className={styles.reviewer}>
              <span className={styles.name}>{reviewer}</span>
              {position && <span className={styles.position}>{position}</span>}
              {links.length > 0 && (
                <span className={styles.links}>
                  {links.map(({ label, href }) => (
                    <ContentLink key={href} href={href}>
                      {label}
                    </ContentLink>
                  ))}
                </span>
              )}
            </figcaption>
          </figure>
        ))}
      </Slider>
    </Section>
  );
}

/** Two cut stones in place of quotation marks, which differ from language to language. */
function QuoteMark() {
  return (
    <svg
      className={testimonial().mark}
      width="40"
      height="24"
      viewBox="0 0 40 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M0 12 8 0h8l-4 9h4v15H0zM22 12 30 0h8l-4 9h4v15H22z" />
    </svg>
  );
}
