import { useQuery } from "@tanstack/react-query";
import { Plus, Webhook as Sign } from "lucide-react";
import { useState } from "react";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Webhook } from "../../webhooks/webhook.contract.ts";
import { AddWebhook } from "./AddWebhook.tsx";
import { Empty } from "./Empty.tsx";
import { webhooksQuery } from "./integrations.api.ts";
import * as styles from "./integrations.module.css";
import { useAct } from "./use-act.ts";
import { WebhookLog } from "./WebhookLog.tsx";
import { WebhookRow } from "./WebhookRow.tsx";

type Asked = { what: "add" } | { what: "log" | "remove"; webhook: Webhook };

/** Where a dealer's programs are told of what happens. */
export function Webhooks() {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const { data } = useQuery(webhooksQuery(api));
  const [asked, setAsked] = useState<Asked>();
  const { queryKey } = webhooksQuery(api);
  const act = useAct(queryKey);
  const close = () => setAsked(undefined);
  const remove = ({ id }: Webhook) => {
    close();
    return act(() => api("DELETE /api/webhooks/:id", { params: { id } }), t("integrations.webhookRemoved"));
  };
  const turn = ({ id, state }: Webhook) => {
    const body = { state: state === "on" ? ("off" as const) : ("on" as const) };
    return act(() => api("PATCH /api/webhooks/:id", { params: { id }, body }));
  };

  return (
    <section className={`panel stack s3 ${styles.part}`} aria-labelledby="webhooks">
      <div className="panel-h">
        <h2 id="webhooks">{t("integrations.webhooks")}</h2>
        <button type="button" className="btn sec sm" onClick={() => setAsked({ what: "add" })}>
          <Plus className="i s" aria-hidden="true" />
          {t("integrations.webhookAdd")}
        </button>
      </div>
      <p className="soft">{t("integrations.webhooksText")}</p>
      {data?.data.length === 0 && (
        <Empty
          icon={<Sign className="i" aria-hidden="true" />}
          title={t("integrations.webhooksNone")}
          text={t("integrations.webhooksNoneText")}
        />
      )}
      <ul>
        {data?.data.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            of={webhook}
            onTurn={() => void turn(webhook)}
            onAsk={(what) => setAsked({ what, webhook })}
          />
        ))}
      </ul>
      {asked?.what === "add" && (
        <AddWebhook onMade={() => void queryClient.invalidateQueries({ queryKey })} onClose={close} />
      )}
      {asked?.what === "log" && <WebhookLog of={asked.webhook} onClose={close} />}
      {asked?.what === "remove" && (
        <Question
          title={t("integrations.webhookRemoveQuestion")}
          text={t("integrations.webhookRemoveText")}
          keep={t("integrations.cancel")}
          told={
            <p className={styles.address}>
              <bdi dir="ltr">{asked.webhook.url}</bdi>
            </p>
          }
          onClose={close}
        >
          <button type="button" className="btn danger" onClick={() => void remove(asked.webhook)}>
            {t("integrations.webhookRemove")}
          </button>
        </Question>
      )}
    </section>
  );
}
