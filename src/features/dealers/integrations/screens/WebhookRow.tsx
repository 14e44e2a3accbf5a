import { useWording } from "#ui/page.tsx";
import type { Webhook } from "../../webhooks/webhook.contract.ts";
import { wordOf } from "./event-words.ts";
import * as styles from "./integrations.module.css";

interface Props {
  of: Webhook;
  onTurn: () => void;
  onAsk: (what: "log" | "remove") => void;
}

/** An address that is called, how it does, and what may be done with it. */
export function WebhookRow({ of: webhook, onTurn, onAsk }: Props) {
  const { t } = useWording();
  const { url, events, state, offReason, waiting, failed } = webhook;
  const isOn = state === "on";
  return (
    <li className={styles.row}>
      <div className="grow">
        <p className={styles.address}>
          <bdi dir="ltr">{url}</bdi>
        </p>
        <p className="small muted">
          {events.map((event) => t(`integrations.eventShort_${wordOf[event]}`)).join(" · ")}
        </p>
        <p className="row wrapx small">
          <span className={`badge ${isOn ? "ok" : ""}`}>
            {isOn
              ? t("integrations.webhookOn")
              : t(offReason === "gone" ? "integrations.webhookGone" : "integrations.webhookOff")}
          </span>
          {waiting > 0 && <span>{t("integrations.webhookWaiting", { count: waiting })}</span>}
          {failed > 0 && <span>{t("integrations.webhookFailed", { count: failed })}</span>}
        </p>
      </div>
      <div className="row wrapx">
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("integrations.webhookLogOf", { url })}
          onClick={() => onAsk("log")}
        >
          {t("integrations.webhookLog")}
        </button>
        <button
          type="button"
          className="btn sec sm"
          aria-label={t(isOn ? "integrations.webhookTurnOffOf" : "integrations.webhookTurnOnOf", { url })}
          onClick={onTurn}
        >
          {t(isOn ? "integrations.webhookTurnOff" : "integrations.webhookTurnOn")}
        </button>
        <button
          type="button"
          className="btn danger-o sm"
          aria-label={t("integrations.webhookRemoveOf", { url })}
          onClick={() => onAsk("remove")}
        >
          {t("integrations.webhookRemove")}
        </button>
      </div>
    </li>
  );
}
