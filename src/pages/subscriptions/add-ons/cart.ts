import type { CartItem } from "#features/plans/add-on.schema.ts";
import type { InCart } from "#features/plans/cart-place.ts";

/** Twice the same is one: an add-on of a listing, or of the account, stands in a cart once. */
export const sameItem = (a: CartItem, b: CartItem): boolean => a.feature === b.feature && a.carId === b.carId;

/** What is sent of the cart. */
export const orderOf = (items: readonly InCart[]): CartItem[] =>
  items.map(({ feature, carId, campaign }) => ({
    feature,
    ...(carId && { carId }),
    ...(campaign && { campaign }),
  }));

/** What it costs, exactly: cents are whole. */
export function totalOf(items: readonly CartItem[], prices: ReadonlyMap<string, number>): number {
  const cents = items.reduce((sum, { feature }) => sum + Math.round((prices.get(feature) ?? 0) * 100), 0);
  return cents / 100;
}
