import { useEffect, useState } from "react";
import type { BonusFeature } from "#features/plans/add-on.schema.ts";
import { type InCart, keepCart, readCart } from "#features/plans/cart-place.ts";
import { sameItem } from "./cart.ts";

/** The cart of a user's tab. It is kept there: a reload, or a way back from paying, loses nothing. */
export function useCart(accountId: string | undefined, offered: readonly BonusFeature[]) {
  const [items, setItems] = useState<InCart[]>([]);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    setItems(accountId === undefined ? [] : readCart(accountId));
    setIsRead(true);
  }, [accountId]);
  const change = (next: InCart[]) => {
    setItems(next);
    if (accountId !== undefined) keepCart(accountId, next);
  };
  return {
    /** The browser has looked: an empty one is empty. */
    isRead,
    /** What is not on offer any more is not among it. */
    items: items.filter(({ feature }) => offered.some(({ slug }) => slug === feature)),
    has: (item: InCart) => items.some((one) => sameItem(one, item)),
    add: (item: InCart) => change([...items.filter((one) => !sameItem(one, item)), item]),
    remove: (item: InCart) => change(items.filter((one) => !sameItem(one, item))),
    clear: () => change([]),
  };
}
export type Cart = ReturnType<typeof useCart>;
