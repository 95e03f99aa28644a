import type { Link } from "#app/validation/fields.ts";
import { testimonial } from "#styled-system/recipes";

import { ContentLink } from "./link.tsx";
import { Rating } from "./rating.tsx";

type TestimonialProps = {
  review: string;
  reviewer: string;
  position?: string | undefined;
  /** 1 to 5. */
  rating?: number;
  date?: { day: string; text: string } | undefined;
  links?: Link[];
};

export function Testimonial({ review, reviewer, position, rating, date, links = [] }: TestimonialProps) {
  const styles = testimonial();
  return (
    <figure className={styles.root}>
      {rating === undefined ? <QuoteMark /> : <Rating value={rating} />}
      <blockquote className={styles.review}>{review}</blockquote>
      <figcaption className={styles.reviewer}>
        <span className={styles.name}>
          <bdi>{reviewer}</bdi>
        </span>
        {position && <span className={styles.position}>{position}</span>}
        {date && (
          <time dateTime={date.day} className={styles.position}>
            {date.text}
          </time>
        )}
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
  );
}

/** Used instead of quotation marks, which differ between languages. */
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
