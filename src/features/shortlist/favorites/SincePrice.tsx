import { useWording } from "#ui/page.tsx";
import type { Favorite } from "../favorite.contract.ts";
import * as styles from "./favorites.module.css";

/** What has become of the price since it was saved; in another currency, what it was. */
export function SincePrice({ favorite: { listing, savedPrice, savedCurrency } }: { favorite: Favorite }) {
  const { t, money } = useWording();
  if (!listing || (listing.price === savedPrice && listing.currency === savedCurrency)) return null;
  if (listing.currency !== savedCurrency) {
    return (
      <p className={styles.since}>{t("shortlist.savedFor", { price: money(savedPrice, savedCurrency) })}</p>
    );
  }
  const less = listing.price < savedPrice;
  const amount = money(Math.abs(listing.price - savedPrice), savedCurrency);
  return (
    <p className={`${styles.since}${less ? ` ${styles.less}` : ""}`}>
      {t(less ? "shortlist.cheaper" : "shortlist.dearer", { amount })}
    </p>
  );
}
