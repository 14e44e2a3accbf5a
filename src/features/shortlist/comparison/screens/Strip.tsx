import { Link } from "@tanstack/react-router";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import type { Column } from "./compare.api.ts";
import type { Together } from "./use-together.ts";

/** Names and prices: stays in view while the rows go by. */
export function Strip({ columns, together }: { columns: readonly Column[]; together: Together }) {
  const { t } = useWording();
  return (
    <div className="cmp-strip">
      <div className="cmp-scroll hidden-bar" {...together}>
        <ul className="cmp-line">
          {columns.map(({ id, listing, state }) => (
            <li key={id}>
              {listing ? (
                <>
                  <Link to="/cars/$id" params={{ id }} className="cmp-title" dir="auto">
                    {listing.title}
                  </Link>
                  <Price value={listing.price} currency={listing.currency} className="price cmp-price" />
                </>
              ) : (
                <span className="cmp-title muted">
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
