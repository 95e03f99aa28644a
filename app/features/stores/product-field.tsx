import { useHydrated } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

import { suggestProducts } from "#app/features/search/box/suggest-products.ts";
import { maxSearchText } from "#app/site/text-fields.ts";
import { ComboboxField } from "#app/ui/combobox-field.tsx";

type ProductFieldProps = {
  label: string;
  placeholder: string;
  product: { slug: string; name: string } | undefined;
  /** Text that matches no product. */
  model: string | undefined;
};

/** Sends the parameter `product` once a product is chosen, otherwise the text as `model`. */
export function ProductField({ label, placeholder, product, model = "" }: ProductFieldProps) {
  const hydrated = useHydrated();
  const [text, setText] = useState(product?.name ?? model);
  const [slug, setSlug] = useState(product?.slug);
  const hidden = useRef<HTMLInputElement>(null);
  const isChosen = hydrated && slug !== undefined;
  const chosenNow = slug !== product?.slug ? slug : undefined;
  useEffect(() => {
    if (chosenNow) hidden.current?.form?.requestSubmit();
  }, [chosenNow]);
  return (
    <>
      <ComboboxField
        name={isChosen ? undefined : "model"}
        label={label}
        placeholder={placeholder}
        maxLength={maxSearchText}
        text={text}
        onType={(typed) => {
          setText(typed);
          setSlug(undefined);
        }}
        onChoose={(option) => {
          setText(option.label);
          setSlug(option.value);
        }}
        suggest={suggestProducts}
      />
      {isChosen && <input ref={hidden} type="hidden" name="product" defaultValue={slug} key={slug} />}
    </>
  );
}
