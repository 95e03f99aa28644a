import { Plural } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { CategoryCard } from "#app/server/domain/catalog/catalog.functions.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { SwatchColor } from "#app/validation/fields.ts";
import { categoryBanner } from "#styled-system/recipes";

/** The pictures are 16:10 and cover boxes of 500, 240 or 160 px in height, so they may be wider than the box. */
const sizes = {
  large: "(min-width: 1024px) max(800px, 50vw), max(384px, 100vw)",
  small: "(min-width: 1280px) 384px, (min-width: 640px) max(384px, 50vw), max(256px, 50vw)",
  tile: "(min-width: 1280px) 256px, (min-width: 640px) 33vw, 50vw",
};

type CategoryBannerProps = {
  category: CategoryCard;
  size: keyof typeof sizes;
  color?: SwatchColor | undefined;
};

export function CategoryBanner({ category, size, color }: CategoryBannerProps) {
  const { modelCount } = category;
  const styles = categoryBanner({ size, color });
  return (
    <Link to="/category/{-$slug}" params={{ slug: category.slug }} className={styles.root}>
      {category.image && (
        <Picture
          src={category.image}
          alt=""
          sizes={sizes[size]}
          className={styles.image}
          width={1600}
          height={1000}
        />
      )}
      <span className={styles.shade} />
      <span className={styles.content}>
        <span className={styles.title}>{category.name}</span>
        <span className={styles.count}>
          <Plural value={modelCount} one="# model" other="# models" />
        </span>
      </span>
    </Link>
  );
}
