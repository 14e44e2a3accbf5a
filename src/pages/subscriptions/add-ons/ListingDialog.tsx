import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import type { BonusFeature } from "#features/plans/add-on.schema.ts";
import type { OwnListing } from "#features/selling/own/own.contract.ts";
import { Failed } from "#ui/Failed.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import { liveListingsQuery } from "./add-ons.api.ts";
import * as styles from "./add-ons.module.css";
import { addOnName } from "./faces.ts";
import type { Cart } from "./use-cart.ts";

interface Props {
  feature: BonusFeature;
  cart: Cart;
  onClose: () => void;
}

/** Which of the live listings an add-on is for. */
export default function ListingDialog({ feature, cart, onClose }: Props) {
  const { t, language } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(liveListingsQuery(api));
  return (
    <TitledDialog
      title={t("subscriptions.pickTitle")}
      text={`${addOnName(feature, language)} · ${t("subscriptions.pickText")}`}
      onClose={onClose}
    >
      {isError && !data ? (
        <Failed text={t("subscriptions.pickFailed")} onRetry={() => void refetch()} />
      ) : !data ? (
        <span className={`sk ${styles.skeleton}`} aria-hidden="true" />
      ) : data.length === 0 ? (
        <NoneLive onClose={onClose} />
      ) : (
        <Choice listings={data} feature={feature} cart={cart} onClose={onClose} />
      )}
    </TitledDialog>
  );
}

function NoneLive({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  return (
    <div className="stack s3">
      <p className="note plain">{t("subscriptions.pickNone")}</p>
      <SellLink className="btn pri" onFollow={onClose}>
        {t("common.addCar")}
      </SellLink>
    </div>
  );
}

function Choice({ listings, feature, cart, onClose }: Props & { listings: OwnListing[] }) {
  const { t } = useWording();
  const free = listings.filter(({ id }) => !cart.has({ feature: feature.slug, carId: id }));
  const [chosen, setChosen] = useState(free.length === 1 ? free[0] : undefined);
  const add = () => {
    if (!chosen) return;
    cart.add({ feature: feature.slug, carId: chosen.id, carTitle: chosen.title });
    onClose();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <fieldset className={styles.picks}>
        <legend className="sr">{t("subscriptions.pickTitle")}</legend>
        {listings.map((listing) => (
          <Pick
            key={listing.id}
            listing={listing}
            featured={feature.slug === "featured" && listing.featured}
            taken={cart.has({ feature: feature.slug, carId: listing.id })}
            checked={listing === chosen}
            onPick={() => setChosen(listing)}
          />
        ))}
      </fieldset>
      <button type="submit" className="btn pri" disabled={!chosen}>
        {t("subscriptions.pickAdd")}
      </button>
    </form>
  );
}

interface PickProps {
  listing: OwnListing;
  featured: boolean;
  taken: boolean;
  checked: boolean;
  onPick: () => void;
}

function Pick({ listing, featured, taken, checked, onPick }: PickProps) {
  const { t } = useWording();
  const id = useId();
  return (
    <label className={styles.car} htmlFor={id}>
      <input id={id} type="radio" name="listing" disabled={taken} checked={checked} onChange={onPick} />
      <span className="pay-dot" aria-hidden="true" />
      <span className={styles.photo}>
        <Picture photos={listing.photos} alt="" sizes="72px" shape={shapeOf(listing)} />
      </span>
      <span className="grow">
        <span className="m" dir="auto">
          {listing.title}
        </span>
        <Price value={listing.price} currency={listing.currency} className="tiny muted" />
        {(taken || featured) && (
          <span className="tiny muted">
            {t(taken ? "subscriptions.pickTaken" : "subscriptions.pickFeatured")}
          </span>
        )}
      </span>
    </label>
  );
}
