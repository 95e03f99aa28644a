import type { PickupItem } from "#app/server/domain/places/pickup-points.functions.ts";
import type { PlaceItem } from "#app/server/domain/places/places.functions.ts";

export type ListedPlace = PlaceItem | PickupItem;
