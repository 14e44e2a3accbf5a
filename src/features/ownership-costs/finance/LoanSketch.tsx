import { useEffect, useId, useState } from "react";
import { type Currency, isolated } from "#i18n/format.ts";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./loan.module.css";
import {
  type Asked,
  keepSketch,
  keptSketch,
  nothingTyped,
  type Sketch,
  sketchOf,
  type Typed,
  type Wrong,
} from "./loan.ts";

/** What a loan would come to, by what the buyer types alone: nothing is filled in, nothing is offered. */
export default function LoanSketch({ price, currency }: Asked) {
  const { t, money } = useWording();
  const [typed, setTyped] = useState(() => keptSketch(currency));
  useEffect(() => keepSketch(typed, currency), [typed, currency]);
  const { wrong, sketch } = sketchOf(typed, { price, currency });
  const said = (error: Wrong | undefined) => {
    if (!error) return undefined;
    if (error === "down") return t("finance.wrong_down", { price: isolated(money(price, currency)) });
    return t(`finance.wrong_${error}`);
  };
  const field = (name: "down" | "months" | "rate") => ({
    name: `loan-${name}`,
    dir: "ltr" as const,
    inputMode: name === "months" ? ("numeric" as const) : ("decimal" as const),
    autoComplete: "off",
    maxLength: 20,
    value: typed[name],
    error: said(wrong[name]),
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });
  const isEmpty = !typed.down && !typed.months && !typed.rate;
  return (
    <>
      <p className="small soft">{t("finance.intro")}</p>
      <div className={styles.fields}>
        <div className={styles.down}>
          <TextField label={t("finance.down")} {...field("down")} />
          <DownIs typed={typed} sign={money(0, currency).replace(/[\d\s]/g, "")} onChange={setTyped} />
        </div>
        <TextField label={t("finance.months")} {...field("months")} />
        <TextField label={t("finance.rate")} {...field("rate")} />
      </div>
      <output className={styles.result}>
        {sketch ? (
          <Result sketch={sketch} currency={currency} />
        ) : (
          <p className="soft">{t("finance.needed")}</p>
        )}
      </output>
      <p className="small muted">{t("finance.noOffer")}</p>
      {!isEmpty && (
        <button
          type="button"
          className="btn quiet sm"
          onClick={() => setTyped({ ...nothingTyped, downIs: typed.downIs })}
        >
          {t("finance.clear")}
        </button>
      )}
    </>
  );
}

function DownIs({ typed, sign, onChange }: { typed: Typed; sign: string; onChange: (typed: Typed) => void }) {
  const { t } = useWording();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is no set of fields
    <div className="seg" role="group" aria-label={t("finance.downIs")} id={id}>
      {(["amount", "percent"] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={typed.downIs === one}
          aria-label={t(`finance.downIs_${one}`)}
          onClick={() => onChange({ ...typed, downIs: one })}
        >
          <bdi>{one === "amount" ? sign : "%"}</bdi>
        </button>
      ))}
    </div>
  );
}

function Result({ sketch, currency }: { sketch: Sketch } & Pick<Asked, "currency">) {
  const { t } = useWording();
  const { borrowed, payments, monthly, last, interest, total } = sketch;
  const rows = [
    [t("finance.borrowed"), borrowed],
    [t("finance.interest"), interest],
    [t("finance.total"), total],
  ] as const;
  return (
    <>
      <p>
        <Amount value={monthly} currency={currency} className="price" />{" "}
        <span>{t("finance.monthly", { count: payments })}</span>
      </p>
      {last !== undefined && (
        <p className="small soft">
          {t("finance.last")} <Amount value={last} currency={currency} />
        </p>
      )}
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Amount value={value} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** To the cent, where there are cents. */
function Amount({ value, currency, className }: { value: number; currency: Currency; className?: string }) {
  const { money } = useWording();
  return (
    <bdi className={`num ${className ?? ""}`} dir={currency === "lbp" ? undefined : "ltr"}>
      {money(value, currency).replace(/\.\d$/, "$&0")}
    </bdi>
  );
}
