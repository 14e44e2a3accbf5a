import { ShoppingCart, X } from "lucide-react";
import { useRef } from "react";
import type { BonusFeature } from "#features/plans/add-on.schema.ts";
import type { InCart } from "#features/plans/cart-place.ts";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./add-ons.module.css";
import { totalOf } from "./cart.ts";
import { addOnName } from "./faces.ts";
import type { Cart } from "./use-cart.ts";

/** What was put into the cart, what it costs together, and the way to pay it. */
export function CartPanel({ cart, features }: { cart: Cart; features: readonly BonusFeature[] }) {
  const { t, money } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  if (cart.items.length === 0) return null;
  const total = totalOf(cart.items, new Map(features.map(({ slug, price }) => [slug, price])));
  const remove = (item: InCart) => {
    cart.remove(item);
    heading.current?.focus();
  };
  return (
    <section className={styles.cartRegion} aria-labelledby="cart">
      <div className={`panel ${styles.cart}`}>
        <h2 id="cart" ref={heading} tabIndex={-1}>
          <ShoppingCart className="i" aria-hidden="true" />
          {t("subscriptions.cart")}
        </h2>
        <ul>
          {cart.items.map((item) => (
            <li key={`${item.feature}${item.carId ?? ""}`} className={styles.row}>
              <Row item={item} features={features} onRemove={() => remove(item)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={`panel stuck-foot ${styles.end}`}>
        <p className="row" aria-live="polite">
          {t("subscriptions.total")}
          <b className={styles.total}>
            <bdi className="num" dir="ltr">
              {money(total)}
            </bdi>
          </b>
        </p>
        <Link className="btn pri" to="/subscriptions" search={{ pay: "add-ons" }} hash="pay">
          {t("subscriptions.cartPay", { price: isolated(money(total)) })}
        </Link>
      </div>
    </section>
  );
}

interface RowProps {
  item: InCart;
  features: readonly BonusFeature[];
  onRemove: () => void;
}

function Row({ item, features, onRemove }: RowProps) {
  const { t, language, money } = useWording();
  const feature = features.find(({ slug }) => slug === item.feature);
  if (!feature) return null;
  const name = addOnName(feature, language);
  const about = item.carTitle ?? item.campaign?.title;
  return (
    <>
      <span className="grow">
        <span className="m">{name}</span>
        {about && (
          <bdi className="tiny muted" dir="auto">
            {about}
          </bdi>
        )}
      </span>
      <bdi className="num" dir="ltr">
        {money(feature.price)}
      </bdi>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("subscriptions.cartRemove", { name: about ? `${name}: ${about}` : name })}
        onClick={onRemove}
      >
        <X className="i s" aria-hidden="true" />
      </button>
    </>
  );
}
