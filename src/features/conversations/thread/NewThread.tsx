import { useQuery } from "@tanstack/react-query";
import { CarFront, ShieldCheck } from "lucide-react";
import { useAccount } from "#features/accounts/current-account.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { isolated } from "../isolated.ts";
import { listingQuery } from "../screens/conversations.api.ts";
import * as styles from "../screens/messages.module.css";
import { useOutgoing } from "../screens/outbox.ts";
import { BackLink } from "./BackLink.tsx";
import { Composer } from "./Composer.tsx";
import { ListingStrip } from "./ListingStrip.tsx";
import { OutgoingBubble } from "./OutgoingBubble.tsx";

/** A conversation that the first message begins: the listing, what one may ask, the field. */
export function NewThread({ carId, accountId }: { carId: string; accountId: string }) {
  const { t } = useWording();
  const { api } = usePage();
  const account = useAccount();
  const { data: listing, isError, refetch } = useQuery(listingQuery(api, carId));
  const outgoing = useOutgoing().filter(({ place }) => place === `car:${carId}`);
  if (isError && listing === undefined) {
    return <Failed text={t("conversations.threadFailed")} onRetry={() => void refetch()} />;
  }
  if (listing === undefined) {
    return (
      <span className={`sk ${styles.wait}`} role="status" aria-label={t("conversations.threadLoading")} />
    );
  }
  if (!listing) return <Closed title={t("conversations.gone")} text={t("conversations.goneText")} />;
  if (listing.userId === account?.id) return <Closed title={t("conversations.own")} />;
  const { title, name, price, currency, priceUsd, vehicleType, photos, seller } = listing;
  const ready = [t("conversations.ready1"), t("conversations.ready2"), t("conversations.ready3")];
  return (
    <div className={styles.thread}>
      <header className={styles.threadHead}>
        <div className={styles.threadWho}>
          <BackLink />
          <h2>{t("conversations.newTitle", { name: isolated(seller.name) })}</h2>
        </div>
        <ListingStrip
          listing={{
            id: carId,
            title,
            name,
            price,
            currency,
            priceUsd,
            vehicleType,
            photo: photos[0] ?? null,
            state: "available",
          }}
        />
      </header>
      <div className={styles.messagesPlace}>
        <div className={`${styles.messages} ${styles.isNew}`}>
          <p className="note plain">
            <ShieldCheck className="i s" aria-hidden="true" />
            {t("conversations.tip")}
          </p>
          <ol>
            {outgoing.map((one) => (
              <OutgoingBubble key={one.key} outgoing={one} />
            ))}
          </ol>
        </div>
      </div>
      <Composer place={`car:${carId}`} accountId={accountId} name={seller.name}>
        {(say) =>
          outgoing.length === 0 && (
            <div className={styles.composerReady}>
              {ready.map((words) => (
                <button key={words} type="button" className="chip" onClick={() => say(words)}>
                  {words}
                </button>
              ))}
            </div>
          )
        }
      </Composer>
    </div>
  );
}

function Closed({ title, text }: { title: string; text?: string }) {
  return (
    <div className="empty">
      <span className="disc">
        <CarFront className="i" aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      <BackLink />
    </div>
  );
}
