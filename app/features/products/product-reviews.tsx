import { Plural } from "@lingui/react/macro";
import type { CSSProperties } from "react";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { useFigure } from "#app/ui/figures.ts";
import { Rating } from "#app/ui/rating.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { Testimonial } from "#app/ui/testimonial.tsx";
import { productReviews } from "#styled-system/recipes";

type Reviews = Pick<ProductDetail, "reviews">;

export function ProductReviews({
  label,
  reviews,
  rating,
}: Reviews & Pick<ProductDetail, "rating"> & { label: string }) {
  const styles = productReviews();
  const count = reviews.length;
  return (
    <div className={styles.root}>
      {rating && (
        <div className={styles.overview}>
          <p className={styles.average}>
            <span className={styles.mean} aria-hidden="true">
              {rating.text}
            </span>
            <Rating value={rating.value} text={rating.text} />
            <span className={styles.count}>
              <Plural value={count} one="# review" other="# reviews" />
            </span>
          </p>
          <Distribution reviews={reviews} />
        </div>
      )}
      <Slider label={label} layout="cards">
        {reviews.map(({ reviewer, rating: given, text, date, variant }) => (
          <Testimonial
            key={reviewer}
            review={text}
            reviewer={reviewer}
            rating={given}
            position={variant}
            date={date}
          />
        ))}
      </Slider>
    </div>
  );
}

const grades = [5, 4, 3, 2, 1];

function Distribution({ reviews }: Reviews) {
  const figure = useFigure();
  const styles = productReviews();
  return (
    <ul className={styles.distribution}>
      {grades.map((grade) => {
        const count = reviews.filter(({ rating }) => rating === grade).length;
        const share = { "--share": `${(100 * count) / reviews.length}%` } as CSSProperties;
        return (
          <li key={grade} className={styles.grade}>
            <Rating value={grade} />
            <span className={styles.bar} style={share} aria-hidden="true" />
            <span aria-hidden="true">{figure(count)}</span>
            <span className={styles.hidden}>
              <Plural value={count} one="# review" other="# reviews" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
