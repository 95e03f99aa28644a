import { Trans } from "@lingui/react/macro";

import { priceText } from "#styled-system/recipes";

type PriceTextProps = {
  price: string | undefined;
  varies?: boolean;
  formerPrice?: string | undefined;
  lowestPrice?: string | undefined;
  /** A discontinued product has no price on request. */
  discontinued?: boolean | undefined;
  className: string;
};

/** A price, with the information that directive 98/6/EC requires for a reduced one. */
export function PriceText({ price, varies = false, ...props }: PriceTextProps) {
  const { formerPrice, lowestPrice, discontinued = false, className } = props;
  const styles = priceText();
  if (price === undefined && discontinued) return null;
  if (price === undefined) {
    return (
      <p className={styles.onRequest}>
        <Trans>Price on request</Trans>
      </p>
    );
  }
  return (
    <div className={styles.root}>
      <p className={className}>
        {varies ? <Trans>from {price}</Trans> : price}
        {formerPrice && (
          <s className={styles.former}>
            <span className={styles.hidden}>
              <Trans>Former price</Trans>{" "}
            </span>
            {formerPrice}
          </s>
        )}
      </p>
      {lowestPrice && (
        <p className={styles.lowest}>
          <Trans>Lowest price of the last 30 days: {lowestPrice}</Trans>
        </p>
      )}
    </div>
  );
}
