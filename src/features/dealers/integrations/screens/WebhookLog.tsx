import { useQuery } from "@tanstack/react-query";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { Delivery, Webhook } from "../../webhooks/webhook.contract.ts";
import { wordOf } from "./event-words.ts";
import { deliveriesQuery } from "./integrations.api.ts";
import * as styles from "./integrations.module.css";
import { useAct } from "./use-act.ts";

/** What was sent to an address and what became of it; each can be sent again. */
export function WebhookLog({ of: { id, url, state }, onClose }: { of: Webhook; onClose: () => void }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError } = useQuery(deliveriesQuery(api, id));
  const act = useAct(deliveriesQuery(api, id).queryKey);
  const replay = (delivery: Delivery) =>
    act(
      () => api("POST /api/deliveries/:id/replay", { params: { id: delivery.id } }),
      t("integrations.replayed"),
    );
  return (
    <TitledDialog
      title={t("integrations.log")}
      size="medium"
      text={
        <bdi className={styles.address} dir="ltr">
          {url}
        </bdi>
      }
      onClose={onClose}
    >
      {!data && (
        <p role="status" className="soft">
          {t(isError ? "common.offline" : "integrations.logLoading")}
        </p>
      )}
      {data?.data.length === 0 && <p className="soft">{t("integrations.logNone")}</p>}
      <ul className={styles.log}>
        {data?.data.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            of={delivery}
            onReplay={
              state === "on" && delivery.state !== "waiting" ? () => void replay(delivery) : undefined
            }
          />
        ))}
      </ul>
    </TitledDialog>
  );
}

const badges = { waiting: "warn", delivered: "ok", failed: "bad" } as const;

function DeliveryRow({ of: delivery, onReplay }: { of: Delivery; onReplay: (() => void) | undefined }) {
  const { t, age } = useWording();
  const { event, state, tries, status, error, happenedAt } = delivery;
  const name = t(`integrations.eventShort_${wordOf[event]}`);
  const why = error as "unreachable" | "forbidden" | "too_large" | "switched_off" | null;
  const told = [
    age(happenedAt),
    t("integrations.deliveryTries", { count: tries }),
    ...(status === null ? [] : [t("integrations.deliveryStatus", { status })]),
    ...(why === null ? [] : [t(`integrations.error_${why}`)]),
  ];
  return (
    <li className={styles.row}>
      <div className="grow">
        <p className="m">
          {name} <span className={`badge ${badges[state]}`}>{t(`integrations.delivery_${state}`)}</span>
        </p>
        <p className="small muted">{told.join(" · ")}</p>
      </div>
      {onReplay && (
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("integrations.replayOf", { event: name, age: age(happenedAt) })}
          onClick={onReplay}
        >
          {t("integrations.replay")}
        </button>
      )}
    </li>
  );
}
