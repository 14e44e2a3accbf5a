import { useQuery } from "@tanstack/react-query";
import { CircleAlert, Lock, RotateCw } from "lucide-react";
import { useId, useState } from "react";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { PaymentMethod, PaymentStart } from "../payment.schema.ts";
import * as styles from "./chooser.module.css";
import { badgeFaces, leavesFor, methodIcons } from "./methods.ts";
import { methodsQuery } from "./payment.api.ts";
import { SupportLink } from "./SupportLink.tsx";
import { useOrder, type Wanted } from "./use-order.ts";

interface Props {
  wanted: Wanted;
  /** In dollars. */
  amount: number;
  onOrdered: (start: PaymentStart, method: PaymentMethod) => Promise<void> | void;
}

type Offered = { method: PaymentMethod; badge: keyof typeof badgeFaces; instant: boolean };

/** The ways to pay that are open, one of them chosen, and the button that goes on with it. */
export function Chooser({ wanted, amount, onOrdered }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(methodsQuery(api));
  if (isError && !data) return <Failed text={t("paying.methodsFailed")} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) {
    return (
      <p className="note plain between">
        {t("paying.methodsNone")} <SupportLink>{t("paying.support")}</SupportLink>
      </p>
    );
  }
  return <Choice methods={data} wanted={wanted} amount={amount} onOrdered={onOrdered} />;
}

function Choice({ methods, wanted, amount, onOrdered }: Props & { methods: Offered[] }) {
  const { t, money } = useWording();
  const [picked, setPicked] = useState<PaymentMethod>();
  // One that is not open any more is not chosen.
  const chosen = methods.find(({ method }) => method === picked)?.method ?? methods[0]?.method;
  const { order, pending, failure } = useOrder(wanted, onOrdered);
  if (!chosen) return null;
  const go = { manual: "paying.continueManual", chat: "paying.continueChat" } as const;
  const says = chosen === "manual" || chosen === "chat" ? go[chosen] : "paying.continue";
  const free = amount === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void order(chosen);
      }}
    >
      {!free && (
        <fieldset className={styles.pays} disabled={pending}>
          <legend className="sr">{t("paying.methods")}</legend>
          {methods.map((one) => (
            <Method
              key={one.method}
              offered={one}
              checked={one.method === chosen}
              onPick={() => setPicked(one.method)}
            />
          ))}
        </fieldset>
      )}
      {failure && (
        <div className={`note bad ${styles.failed}`} role="alert">
          <CircleAlert className="i" aria-hidden="true" />
          <p className="grow">{failure.text}</p>
          <p className="row wrapx">
            {failure.isKept && (
              <button type="submit" className="link">
                <RotateCw className="i s" aria-hidden="true" />
                {t("common.retry")}
              </button>
            )}
            <Link className="link" to="/user-dashboard" search={{ tab: "payments" }}>
              {t("paying.seePayments")}
            </Link>
          </p>
        </div>
      )}
      <div className={styles.go}>
        {!free && (
          <p className="tiny muted row">
            <Lock className="i s" aria-hidden="true" />
            {t("paying.neverCard")}
          </p>
        )}
        <button type="submit" className="btn pri lg" disabled={pending} aria-busy={pending}>
          {free
            ? t("paying.startNow")
            : pending && leavesFor(chosen)
              ? t("paying.going")
              : says === "paying.continueChat"
                ? t(says)
                : t(says, { price: isolated(money(amount)) })}
        </button>
      </div>
    </form>
  );
}

interface MethodProps {
  offered: Offered;
  checked: boolean;
  onPick: () => void;
}

function Method({ offered: { method, badge, instant }, checked, onPick }: MethodProps) {
  const { t } = useWording();
  const id = useId();
  const Icon = methodIcons[method];
  const { tone, words } = badgeFaces[badge];
  return (
    <label className={styles.way} htmlFor={id}>
      <input
        id={id}
        type="radio"
        name="pay-method"
        value={method}
        checked={checked}
        onChange={onPick}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      <span className="pay-dot" aria-hidden="true" />
      <span>
        <span className={styles.name} id={`${id}-name`}>
          <b className="m">{t(`ways-to-pay.${method}`)}</b>
          <span className={`badge ${tone}`}>{t(words)}</span>
        </span>
        <span className={styles.text} id={`${id}-text`}>
          {t(`ways-to-pay.${method}Text`)}{" "}
          {method !== "chat" && t(instant ? "paying.instant" : "paying.notInstant")}
        </span>
      </span>
      <Icon className="i l" aria-hidden="true" />
    </label>
  );
}

/** As large as four ways to pay. */
function Waiting() {
  return (
    <div className={styles.pays} aria-busy="true">
      {["a", "b", "c", "d"].map((one) => (
        <span key={one} className={`sk ${styles.skeleton}`} aria-hidden="true" />
      ))}
    </div>
  );
}
