import { Check, Circle } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { passwordLimits } from "../account.schema.ts";
import { passwordRules, strengthLabels } from "../password-strength.ts";
import * as styles from "./strength.module.css";

const labelKeys = {
  very_weak: "accounts.strengthVeryWeak",
  weak: "accounts.strengthWeak",
  medium: "accounts.strengthMedium",
  good: "accounts.strengthGood",
  strong: "accounts.strengthStrong",
  excellent: "accounts.strengthExcellent",
} as const;

/** How strong a password is while it is typed: the five rules, those it meets, and a word for their number. */
export function StrengthMeter({ password, refused = false }: { password: string; refused?: boolean }) {
  const { t, number } = useWording();
  if (!password) return null;
  const rules = passwordRules(password);
  const score = rules.filter(({ met }) => met).length;
  const label = t(labelKeys[strengthLabels[score] ?? "very_weak"]);
  const ruleText = {
    length: t("accounts.ruleLength", {
      minimum: number(passwordLimits.shortest),
      typed: number([...password].length),
    }),
    upper: t("accounts.ruleUpper"),
    lower: t("accounts.ruleLower"),
    digit: t("accounts.ruleDigit"),
    symbol: t("accounts.ruleSymbol"),
  };
  return (
    <div className={styles.strength} data-score={score}>
      <div className={styles.line}>
        <div className={styles.bars} aria-hidden="true">
          {rules.map(({ rule }, index) => (
            <i key={rule} className={index < score ? "on" : ""} />
          ))}
        </div>
        {/* A refusal has its own word for it. */}
        {!refused && (
          <b className="tiny m" aria-hidden="true">
            {label}
          </b>
        )}
      </div>
      <p className="sr" role="status">
        {t("accounts.strengthSaid", { label, met: number(score) })}
      </p>
      <ul className={styles.rules}>
        {rules.map(({ rule, met }) => (
          <li key={rule} className={met ? "on" : ""}>
            {met ? <Check className="i" aria-hidden="true" /> : <Circle className="i" aria-hidden="true" />}
            {ruleText[rule]}
            <span className="sr">{t(met ? "accounts.ruleMet" : "accounts.ruleMissing")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
