import type { ComponentProps } from "react";

import { placeFinder } from "#styled-system/recipes";

import { type ListedPlace, PlaceCard } from "./place-card.tsx";

type PlaceListProps = Omit<ComponentProps<typeof PlaceCard>, "place" | "selected"> & {
  places: readonly ListedPlace[];
  selected: string | undefined;
};

export const PlaceList = ({ places, selected, ...card }: PlaceListProps) => (
  <ul className={placeFinder().list}>
    {places.map((place) => (
      <PlaceCard key={place.slug} place={place} selected={place.slug === selected} {...card} />
    ))}
  </ul>
);
