import { Link } from "#platform/page/routing.ts";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import type { Column } from "./compare.api.ts";
import * as styles from "./compare.module.css";
import type { Together } from "./use-together.ts";

/** Names and prices: stays in view while the rows go by. */
export function Strip({ columns, together }: { columns: readonly Column[]; together: Together }) {
  const { t, language } = useWording();
  return (
    <div className={styles.strip}>
      <div className={`${styles.scroll} ${styles.hiddenBar}`} {...together}>
        <ul className={styles.line}>
          {columns.map(({ id, listing, state }) => (
            <li key={id}>
              {listing ? (
                <>
                  <Link to="/cars/$id" params={{ id }} className={styles.title}>
                    {listing.name[language]}
                  </Link>
                  <Price
                    value={listing.price}
                    currency={listing.currency}
                    className={`price ${styles.price}`}
                  />
                </>
              ) : (
                <span className={`${styles.title} muted`}>
                  {t(state === "gone" ? "compare.gone" : "compare.missing")}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
