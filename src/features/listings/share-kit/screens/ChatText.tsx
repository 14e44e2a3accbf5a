import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { directionOf } from "#i18n/language.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { copyText } from "#ui/share.ts";
import { toast } from "#ui/Toasts.tsx";
import { countEvent } from "../../contact/count-event.ts";
import { WhatsAppIcon } from "../../contact/WhatsAppIcon.tsx";
import type { OwnListingDetail } from "../../listing.schema.ts";
import { shareTextQuery } from "../share-kit.api.ts";
import * as styles from "./share-kit.module.css";
import type { KitView } from "./share-kit-address.ts";

interface Props {
  listing: OwnListingDetail;
  view: KitView;
}

/** The text for chats, to be copied or sent at once. */
export function ChatText({ listing: { id, own }, view: { language } }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(shareTextQuery(api, id, language));
  const count = (channel: "link" | "whatsapp") => own.status === "active" && countEvent(id, "share", channel);

  async function copy(text: string) {
    const done = await copyText(text);
    if (done) count("link");
    await (done ? toast("success", t("share-kit.copied")) : toast("error", t("share-kit.copyFailed")));
  }

  return (
    <section className="panel" aria-labelledby="kit-text">
      <h2 id="kit-text" className={styles.title}>
        {t("share-kit.text")}
      </h2>
      {isError && !data ? (
        <Failed text={t("share-kit.failed")} onRetry={() => void refetch()} />
      ) : (
        <>
          <p className={styles.chat} lang={language} dir={directionOf(language)}>
            {data?.text}
          </p>
          <div className={styles.ways}>
            <button
              type="button"
              className="btn pri"
              disabled={!data}
              onClick={() => data && void copy(data.text)}
            >
              <Copy className="i s" aria-hidden="true" />
              {t("share-kit.copy")}
            </button>
            {data && (
              <a
                className="btn sec"
                href={`https://wa.me/?text=${encodeURIComponent(data.text)}`}
                target="_blank"
                rel="noreferrer"
                onClick={() => count("whatsapp")}
              >
                <WhatsAppIcon />
                {t("share-kit.whatsapp")}
              </a>
            )}
          </div>
        </>
      )}
    </section>
  );
}
