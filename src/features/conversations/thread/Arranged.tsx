import { CalendarClock, ClipboardCheck, HandCoins } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { Conversation } from "../conversation.contract.ts";
import { OpenOffer } from "../offers/OpenOffer.tsx";
import { useAnswer, useOpenOffer, useOpenViewing } from "../use-arranged.ts";
import { OpenViewing } from "../viewings/OpenViewing.tsx";
import * as styles from "./arranged.module.css";

const dialogs = {
  offer: () => import("../offers/OfferDialog.tsx"),
  times: () => import("../viewings/TimesDialog.tsx"),
};
const OfferDialog = lazy(dialogs.offer);
const TimesDialog = lazy(dialogs.times);

/** Above the field of a conversation: the open offer and viewing with what can be done about them, or the ways to begin. */
export function Arranged({ conversation }: { conversation: Conversation }) {
  const { t } = useWording();
  const { id, role, listing } = conversation;
  const offer = useOpenOffer(id);
  const viewing = useOpenViewing(id);
  const [asks, setAsks] = useState<"offer" | "counter" | "times">();
  const isOnSale = listing.state === "available";
  const ask = (what: "offer" | "counter" | "times") =>
    void dialogs[what === "times" ? "times" : "offer"]().then(
      () => setAsks(what),
      () => toast("error", t("common.offline")),
    );
  const close = () => setAsks(undefined);
  return (
    <div className={styles.arranged}>
      {offer && <OpenOffer offer={offer} conversation={conversation} onCounter={() => ask("counter")} />}
      {viewing && <OpenViewing viewing={viewing} conversation={conversation} onOffer={() => ask("times")} />}
      {isOnSale && (
        <div className={styles.ways}>
          {offer === null && (
            <button type="button" className="chip" onClick={() => ask("offer")}>
              <HandCoins className="i s" aria-hidden="true" />
              {t("offers.make")}
            </button>
          )}
          {viewing === null && role === "buyer" && <AskForViewing conversationId={id} />}
          {viewing === null && role === "seller" && (
            <button type="button" className="chip" onClick={() => ask("times")}>
              <CalendarClock className="i s" aria-hidden="true" />
              {t("viewings.offer")}
            </button>
          )}
          {role === "buyer" && listing.vehicleType === "car" && (
            <Link to="/checklist" search={{ car: listing.id }} className="chip">
              <ClipboardCheck className="i s" aria-hidden="true" />
              {t("offers.checklist")}
            </Link>
          )}
        </div>
      )}
      <Suspense>
        {(asks === "offer" || asks === "counter") && (
          <OfferDialog
            conversation={conversation}
            counters={asks === "counter" ? (offer ?? undefined) : undefined}
            onClose={close}
          />
        )}
        {asks === "times" && <TimesDialog conversationId={id} onClose={close} />}
      </Suspense>
    </div>
  );
}

function AskForViewing({ conversationId: id }: { conversationId: string }) {
  const { t } = useWording();
  const { api } = usePage();
  const { answer, isPending } = useAnswer(id, "viewings.failed");
  const ask = () => answer(() => api("POST /api/conversations/:id/viewings", { params: { id }, body: {} }));
  return (
    <button type="button" className="chip" aria-busy={isPending} onClick={() => isPending || ask()}>
      <CalendarClock className="i s" aria-hidden="true" />
      {t("viewings.ask")}
    </button>
  );
}
