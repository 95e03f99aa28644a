import { Plural } from "@lingui/react/macro";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { Rating } from "#app/ui/rating.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { Testimonial } from "#app/ui/testimonial.tsx";
import { productReviews } from "#styled-system/recipes";

type ProductReviewsProps = Pick<ProductDetail, "reviews" | "rating"> & {
  label: string;
};

export function ProductReviews({ label, reviews, rating }: ProductReviewsProps) {
  const styles = productReviews();
  const count = reviews.length;
  return (
    <div className={styles.root}>
      {rating && (
        <p className={styles.average}>
          <span className={styles.mean} aria-hidden="true">
            {rating.text}
          </span>
          <Rating value={rating.value} text={rating.text} />
          <span className={styles.count}>
            <Plural value={count} one="# review" other="# reviews" />
          </span>
        </p>
      )}
      <Slider label={label} layout="cards">
        {reviews.map(({ reviewer, rating: given, text }) => (
          <Testimonial key={reviewer} review={text} reviewer={reviewer} rating={given} />
        ))}
      </Slider>
    </div>
  );
}
