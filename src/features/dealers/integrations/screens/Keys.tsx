import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { ApiKey } from "../../keys/key.contract.ts";
import { Empty } from "./Empty.tsx";
import { keysQuery } from "./integrations.api.ts";
import * as styles from "./integrations.module.css";
import { MakeKey } from "./MakeKey.tsx";
import { RotateKey } from "./RotateKey.tsx";
import { useAct } from "./use-act.ts";

type Asked = { act: "make" } | { act: "rotate" | "revoke"; key: ApiKey };

/** The keys of a dealer's programs: made, replaced, revoked. */
export function Keys() {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const { data } = useQuery(keysQuery(api));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { queryKey } = keysQuery(api);
  const renew = () => queryClient.invalidateQueries({ queryKey });
  const act = useAct(queryKey);
  const revoke = ({ id }: ApiKey) => {
    close();
    return act(() => api("DELETE /api/keys/:id", { params: { id } }), t("integrations.keyRevoked"));
  };

  return (
    <section className={`panel stack s3 ${styles.part}`} aria-labelledby="keys">
      <div className="panel-h">
        <h2 id="keys">{t("integrations.keys")}</h2>
        <button type="button" className="btn pri sm" onClick={() => setAsked({ act: "make" })}>
          <Plus className="i s" aria-hidden="true" />
          {t("integrations.keyMake")}
        </button>
      </div>
      <p className="soft">{t("integrations.keysText")}</p>
      {data && data.data.length === 0 && (
        <Empty
          icon={<KeyRound className="i" aria-hidden="true" />}
          title={t("integrations.keysNone")}
          text={t("integrations.keysNoneText")}
        />
      )}
      <ul>
        {data?.data.map((key) => (
          <KeyRow key={key.id} of={key} onAsk={(act) => setAsked({ act, key })} />
        ))}
      </ul>
      {asked?.act === "make" && <MakeKey onMade={renew} onClose={close} />}
      {asked?.act === "rotate" && <RotateKey of={asked.key} onMade={renew} onClose={close} />}
      {asked?.act === "revoke" && (
        <Question
          title={t("integrations.keyRevokeQuestion")}
          text={t("integrations.keyRevokeText")}
          keep={t("integrations.cancel")}
          told={
            <p className="m">
              <bdi>{asked.key.name}</bdi>
            </p>
          }
          onClose={close}
        >
          <button type="button" className="btn danger" onClick={() => void revoke(asked.key)}>
            {t("integrations.keyRevoke")}
          </button>
        </Question>
      )}
    </section>
  );
}

const badges = { live: "ok", replaced: "warn", expired: "", revoked: "" } as const;

function KeyRow({ of: key, onAsk }: { of: ApiKey; onAsk: (act: "rotate" | "revoke") => void }) {
  const { t, age, day } = useWording();
  const { name, state, scopes, lastFour: last, expiresAt, lastUsedAt } = key;
  const isOver = state === "expired" || state === "revoked";
  return (
    <li className={styles.row}>
      <div className="grow">
        <p className="m">
          <bdi>{name}</bdi>{" "}
          <span className={`badge ${badges[state]}`}>{t(`integrations.state_${state}`)}</span>
        </p>
        <p className="small muted">
          <span dir="ltr" className="num">
            …{last}
          </span>
          {" · "}
          {scopes.map((scope) => t(`integrations.scopeShort_${scope}`)).join(" · ")}
          {!isOver && " · "}
          {!isOver &&
            (expiresAt ? t("integrations.keyEnds", { day: day(expiresAt) }) : t("integrations.keyOpen"))}
        </p>
        <p className="small muted">
          {lastUsedAt ? t("integrations.keyUsed", { age: age(lastUsedAt) }) : t("integrations.keyUnused")}
        </p>
      </div>
      {!isOver && (
        <div className="row">
          {state === "live" && (
            <button
              type="button"
              className="btn sec sm"
              aria-label={t("integrations.keyRotateOf", { name })}
              onClick={() => onAsk("rotate")}
            >
              {t("integrations.keyRotate")}
            </button>
          )}
          <button
            type="button"
            className="btn danger-o sm"
            aria-label={t("integrations.keyRevokeOf", { name })}
            onClick={() => onAsk("revoke")}
          >
            {t("integrations.keyRevoke")}
          </button>
        </div>
      )}
    </li>
  );
}
