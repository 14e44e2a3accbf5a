import type { CartItem } from "./add-on.schema.ts";

/** An add-on in the cart, with what its row shows. */
export type InCart = CartItem & { carTitle?: string };

const prefix = "cart:";

/** What is in the cart of this tab; an empty one where the browser keeps nothing, or not what we wrote. */
export function readCart(accountId: string): InCart[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + accountId) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isInCart) : [];
  } catch {
    return [];
  }
}

export function keepCart(accountId: string, items: readonly InCart[]): void {
  try {
    sessionStorage.setItem(prefix + accountId, JSON.stringify(items));
  } catch {
    // a browser that keeps nothing: the cart is on its page all the same
  }
}

const isInCart = (kept: unknown): kept is InCart =>
  typeof kept === "object" && kept !== null && "feature" in kept && typeof kept.feature === "string";
