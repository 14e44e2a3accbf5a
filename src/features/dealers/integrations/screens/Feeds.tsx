import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { feedsQuery } from "./integrations.api.ts";
import * as styles from "./integrations.module.css";
import { Copied } from "./Secret.tsx";
import { useAct } from "./use-act.ts";

/** The addresses at which other sites read what a dealer has for sale. */
export function Feeds() {
  const { t } = useWording();
  const { api } = usePage();
  const { data } = useQuery(feedsQuery(api));
  const act = useAct(feedsQuery(api).queryKey);
  const [asked, setAsked] = useState<"renew" | "end">();
  const close = () => setAsked(undefined);
  const renew = () => {
    close();
    return act(() => api("POST /api/feeds"));
  };
  const end = () => {
    close();
    return act(() => api("DELETE /api/feeds"));
  };
  const feeds = data?.feeds;

  return (
    <section className={`panel stack s3 ${styles.part}`} aria-labelledby="feeds">
      <h2 id="feeds">{t("integrations.feeds")}</h2>
      <p className="soft">{t("integrations.feedsText")}</p>
      {data && !feeds && (
        <div>
          <button type="button" className="btn sec" onClick={() => void renew()}>
            {t("integrations.feedsMake")}
          </button>
        </div>
      )}
      {feeds && (
        <>
          <Address label={t("integrations.feedMeta")} text={feeds.metaUrl} />
          <Address label={t("integrations.feedStock")} text={feeds.stockUrl} />
          <p className="small muted">
            {t("integrations.feedCounts", { count: feeds.vehicles })}
            {feeds.withoutVin > 0 && ` · ${t("integrations.feedWithoutVin", { count: feeds.withoutVin })}`}
          </p>
          <div className="row wrapx">
            <button type="button" className="btn sec sm" onClick={() => setAsked("renew")}>
              {t("integrations.feedsRenew")}
            </button>
            <button type="button" className="btn danger-o sm" onClick={() => setAsked("end")}>
              {t("integrations.feedsEnd")}
            </button>
          </div>
        </>
      )}
      {asked && (
        <Question
          title={t(asked === "renew" ? "integrations.feedsRenewQuestion" : "integrations.feedsEndQuestion")}
          text={t(asked === "renew" ? "integrations.feedsRenewText" : "integrations.feedsEndText")}
          keep={t("integrations.cancel")}
          onClose={close}
        >
          <button
            type="button"
            className="btn danger"
            onClick={() => void (asked === "renew" ? renew() : end())}
          >
            {t(asked === "renew" ? "integrations.feedsRenew" : "integrations.feedsEnd")}
          </button>
        </Question>
      )}
    </section>
  );
}

function Address({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="lab">{label}</p>
      <Copied text={text} label={label} />
    </div>
  );
}
