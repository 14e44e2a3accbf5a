import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { Link } from "#platform/page/routing.ts";
import { Picture } from "#ui/Picture.tsx";
import { Price } from "#ui/Price.tsx";
import { useWording } from "#ui/page.tsx";
import type { Conversation } from "../conversation.contract.ts";
import * as styles from "../screens/messages.module.css";

/** The listing that a conversation is about; its page where there is one. */
export function ListingStrip({ listing }: { listing: Conversation["listing"] }) {
  const { t, language } = useWording();
  const { id, name, price, currency, photo, state, vehicleType } = listing;
  const title = name?.[language];
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
        {title !== undefined && state !== "away" ? (
          <Link to="/cars/$id" params={{ id }} aria-label={t("conversations.toListing", { title })}>
            {title}
          </Link>
        ) : (
          (title ?? t("conversations.unnamed"))
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
