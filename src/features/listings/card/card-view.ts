import type { ListingCard as Listing } from "../listing.schema.ts";

/**
 * A picture to show and one for when it cannot be loaded, no wider than a card is on the sharpest phone; features of the list
 * layout, and how many there are.
 */
const kept = { photos: 2, width: 960, features: 3 };

/** What a card shows of a listing. */
export type CardView = Pick<
  Listing,
  | "id"
  | "vehicleType"
  | "bodyType"
  | "name"
  | "year"
  | "price"
  | "fairPrice"
  | "currency"
  | "priceUsd"
  | "previousPrice"
  | "mileage"
  | "gearType"
  | "fuelType"
  | "city"
  | "features"
  | "photos"
  | "imageCount"
  | "featured"
  | "refreshedAt"
> & {
  seller: Pick<Listing["seller"], "isVerifiedDealer">;
  /** Where `features` are only the first of them. */
  featureCount?: number;
};

const views = new WeakMap<Listing, CardView>();

/**
 * Without what no card shows: the answer of a call travels in the page, and 24 whole listings are half of it. On the server a
 * listing is the same object from one page to the next, and so is what is drawn of it: its markup is kept.
 */
export function cardView(listing: Listing): CardView {
  if (!import.meta.env.SSR) return viewOf(listing);
  const view = views.get(listing) ?? viewOf(listing);
  views.set(listing, view);
  return view;
}

const fitting = (photo: CardView["photos"][number]) => ({
  ...photo,
  widths: photo.widths.filter((width) => width <= kept.width),
});

function viewOf(listing: Listing): CardView {
  const { id, vehicleType, bodyType, name, year, price, currency, priceUsd, previousPrice } = listing;
  const { mileage, gearType, fuelType, city, imageCount, featured, refreshedAt, features, fairPrice } =
    listing;
  return {
    ...{ id, vehicleType, bodyType, name, year, price, currency, priceUsd, previousPrice },
    ...{ mileage, gearType, fuelType, city, imageCount, featured, refreshedAt, fairPrice },
    features: features.slice(0, kept.features),
    featureCount: features.length,
    photos: listing.photos.slice(0, kept.photos).map(fitting),
    seller: { isVerifiedDealer: listing.seller.isVerifiedDealer },
  };
}
