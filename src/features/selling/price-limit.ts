/** What the database can hold, in any currency. */
export const highestPrice = 999_999_999_999;
/** In euros so much less that its dollar value fits too, at every rate that can be set: down to 0.1 euros for a dollar. */
const highestInEuros = 99_999_999_999;

/** A price whose dollar value is more than the database can hold. */
export const priceErrors = (said: {
  price?: number | undefined;
  currency?: string | undefined;
}): Record<string, `field.${string}`> =>
  said.currency === "eur" && (said.price ?? 0) > highestInEuros ? { price: "field.price_in_euros" } : {};
