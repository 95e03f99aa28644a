import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { InSection } from "#app/ui/in-section.tsx";
import { button, productBar } from "#styled-system/recipes";

export const productAnchors = {
  features: "features",
  specifications: "specifications",
  reviews: "reviews",
  files: "files",
  questions: "questions",
} as const;

/** Id of the link to the shops in the summary, which the bar repeats. */
export const buyLinkId = "buy";

type ProductBarProps = { product: ProductDetail; price: string | undefined };

export function ProductBar({ product, price }: ProductBarProps) {
  const { t } = useLingui();
  const current = useCurrentPart();
  const repeated = useInView(buyLinkId);
  const styles = productBar();
  const { slug, name, features, specifications, reviews, downloads, certificates, firmware, faq } = product;
  const parts = [
    {
      anchor: productAnchors.features,
      label: t({ message: "Features", comment: "menu" }),
      shown: features.length > 0,
    },
    {
      anchor: productAnchors.specifications,
      label: t({ message: "Specifications", comment: "menu" }),
      shown: specifications.length > 0,
    },
    {
      anchor: productAnchors.reviews,
      label: t({ message: "Reviews", comment: "menu" }),
      shown: reviews.length > 0,
    },
    {
      anchor: productAnchors.files,
      label: t({ message: "Files", comment: "menu" }),
      shown: downloads.length > 0 || certificates.length > 0 || firmware.length > 0,
    },
    {
      anchor: productAnchors.questions,
      label: t({ message: "Questions", comment: "menu" }),
      shown: faq.length > 0,
    },
  ].filter(({ shown }) => shown);
  return (
    <div className={styles.root} data-repeated={repeated || product.discontinued || undefined}>
      <div className={styles.inner}>
        <p className={styles.name}>{name}</p>
        <nav className={styles.parts} aria-label={t`Sections of this page`}>
          {parts.map(({ anchor, label }) => (
            <a
              key={anchor}
              href={`#${anchor}`}
              className={styles.part}
              aria-current={anchor === current ? "true" : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        {price && <p className={styles.price}>{price}</p>}
        {!product.discontinued && (
          <InSection section="shops">
            <Link to="/where-to-buy" search={{ product: slug }} className={button({ size: "sm" })}>
              <Trans comment="button">Where to buy</Trans>
            </Link>
          </InSection>
        )}
      </div>
    </div>
  );
}

/** Id of the current section: the last one that starts above the middle of the window. */
function useCurrentPart(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = Object.values(productAnchors);
    const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries) {
          const hasBegun = boundingClientRect.top < (rootBounds?.bottom ?? 0);
          if (hasBegun) above.add(target);
          else above.delete(target);
        }
        setCurrent(parts.findLast((part) => above.has(part))?.id);
      },
      // The observer fires when the start or end of a section crosses the middle.
      { rootMargin: "0px 0px -50%" },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return current;
}

/** Whether the element is in the window, below the header. */
function useInView(id: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting), {
      rootMargin: "-82px 0px 0px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return inView;
}
