import { useQuery } from "@tanstack/react-query";
import { Check, LifeBuoy, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { bonusFeaturesQuery } from "#features/payments/screens/payment.api.ts";
import { SupportLink } from "#features/payments/screens/SupportLink.tsx";
import type { BonusFeature } from "#features/plans/add-on.schema.ts";
import type { OwnAddOn } from "#features/plans/limits.contract.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { withSignIn } from "#ui/sign-in.ts";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./add-ons.module.css";
import { addOnIcons, addOnName, periodOf } from "./faces.ts";
import type { Cart } from "./use-cart.ts";

const ListingDialog = lazy(() => import("./ListingDialog.tsx"));
const CampaignDialog = lazy(() => import("./CampaignDialog.tsx"));

interface Props {
  cart: Cart;
  /** What the visitor has; undefined for a guest. */
  owned: readonly OwnAddOn[] | undefined;
}

/** What is sold beside the plans, each with the way into the cart. */
export function AddOns({ cart: plain, owned = [] }: Props) {
  const { t } = useWording();
  /** The cart may be out of sight: what was added is said. */
  const cart: Cart = {
    ...plain,
    add: (item) => {
      plain.add(item);
      void toast("success", t("subscriptions.cartAdded"));
    },
  };
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(bonusFeaturesQuery(api));
  const [asked, setAsked] = useState<BonusFeature>();

  /** A listing or a text is asked for; what is for the account goes right into the cart. */
  const add = (feature: BonusFeature) => {
    if (feature.perListing || feature.slug === "notification_campaign") setAsked(feature);
    else cart.add({ feature: feature.slug });
  };
  const close = () => setAsked(undefined);
  return (
    <section className="zone" id="bonus-features" aria-labelledby="add-ons">
      <div className="sec-h">
        <div>
          <h2 id="add-ons">{t("subscriptions.addOns")}</h2>
          <p className="small">{t("subscriptions.addOnsText")}</p>
        </div>
      </div>
      {isError && !data ? (
        <Failed text={t("subscriptions.addOnsFailed")} onRetry={() => void refetch()} />
      ) : (
        <ul className={`panel ${styles.addOns}`} aria-busy={!data}>
          {data?.map((feature) => (
            <li key={feature.id} className={styles.addOn}>
              <AddOn
                feature={feature}
                cart={cart}
                owned={owned.some((one) => one.feature === feature.slug && one.state !== "ended")}
                onAdd={() => void withSignIn(() => add(feature), "pay")}
              />
            </li>
          )) ?? <span className={`sk ${styles.addOnsSkeleton}`} aria-hidden="true" />}
          <NotSure />
        </ul>
      )}
      {asked && (
        <Suspense>
          {asked.perListing ? (
            <ListingDialog feature={asked} cart={cart} onClose={close} />
          ) : (
            <CampaignDialog feature={asked} cart={cart} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}

interface AddOnProps {
  feature: BonusFeature;
  cart: Cart;
  owned: boolean;
  onAdd: () => void;
}

function AddOn({ feature, cart, owned, onAdd }: AddOnProps) {
  const { t, language, money } = useWording();
  const { slug, perListing, description, descriptionAr, days } = feature;
  const Icon = addOnIcons[slug];
  const name = addOnName(feature, language);
  const inCart = !perListing && cart.has({ feature: slug });
  // What is bought once for good is not bought again.
  const had = owned && !perListing && days === null && slug !== "notification_campaign";
  const isOver = inCart || had;
  // One for another listing may follow.
  const wasAdded = perListing && cart.items.some((item) => item.feature === slug);
  const ButtonIcon = isOver || wasAdded ? Check : Plus;
  return (
    <>
      <span className={styles.addOnIcon}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <div>
        <h3 className="m">{name}</h3>
        <p>{language === "ar" ? descriptionAr : description}</p>
      </div>
      <p className={styles.addOnPrice}>
        <bdi className="num" dir="ltr">
          {money(feature.price)}
        </bdi>
        <small>{periodOf(feature, t)}</small>
      </p>
      <button
        type="button"
        className="btn sec sm"
        disabled={isOver}
        onClick={onAdd}
        aria-label={isOver ? undefined : t("subscriptions.addNamed", { name })}
      >
        <ButtonIcon className="i s" aria-hidden="true" />
        {t(
          had
            ? "subscriptions.has"
            : inCart
              ? "subscriptions.inCart"
              : wasAdded
                ? "subscriptions.added"
                : "subscriptions.add",
        )}
      </button>
    </>
  );
}

function NotSure() {
  const { t } = useWording();
  return (
    <li className={`${styles.addOn} calm`}>
      <span className={styles.addOnIcon}>
        <LifeBuoy className="i" aria-hidden="true" />
      </span>
      <div>
        <h3 className="m">{t("subscriptions.notSure")}</h3>
        <p>{t("subscriptions.notSureText")}</p>
      </div>
      <SupportLink className="link small">{t("subscriptions.askUs")}</SupportLink>
    </li>
  );
}
