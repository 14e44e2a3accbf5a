import { PriceInPlace } from "#features/selling/own-actions/PriceInPlace.tsx";
import { Price } from "#ui/Price.tsx";
import type { StockListing } from "../stock.contract.ts";
import * as styles from "./stock.module.css";

/** The price of a listing, which can be changed where it stands as long as it is on sale or waits to be. */
export function PriceCell({ row }: { row: StockListing }) {
  if (row.status === "active" || row.status === "pending")
    return <PriceInPlace listing={row} className={styles.price} />;
  return <Price value={row.price} currency={row.currency} className={styles.price} />;
}
