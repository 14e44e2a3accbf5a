import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { Link } from "#platform/page/routing.ts";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import * as styles from "../screens/messages.module.css";

/** The listing that a conversation is about; its page where there is one. */
export function ListingStrip({ listing }: { listing: Conversation["listing"] }) {
  const { t } = useWording();
  const { id, title, price, currency, photo, state, vehicleType } = listing;
  return (
    <div className={styles.strip}>
      <Picture
        photos={photo ? [photo] : []}
        alt=""
        sizes="56px"
        shape={shapeOf({ vehicleType, bodyType: null })}
        className={styles.stripPhoto}
      />
      <div className={styles.stripWords}>
        {title !== null && state !== "away" ? (
          <Link to="/cars/$id" params={{ id }} aria-label={t("conversations.toListing", { title })}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title ?? t("conversations.unnamed")}</bdi>
        )}
        <p>
          {price !== null && (
            <Price value={price} currency={currency} className={`price ${styles.stripPrice}`} />
          )}
          {state !== "available" && (
            <span className="badge">{t(state === "sold" ? "conversations.sold" : "conversations.away")}</span>
          )}
        </p>
      </div>
    </div>
  );
}
