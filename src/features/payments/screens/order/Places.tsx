import { useWording } from "#ui/page.tsx";
import type { TransferPlace } from "../../payment.schema.ts";
import { CopyButton } from "./CopyButton.tsx";
import * as styles from "./order.module.css";

/** Where cash can be sent, each with the numbers that a user types at a counter. */
export function Places({ places }: { places: readonly TransferPlace[] }) {
  const { t } = useWording();
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={`${place.way}${place.number ?? place.iban ?? ""}`} className={`panel ${styles.place}`}>
          <h4>{t(`paying.${place.way}`)}</h4>
          <dl>
            <Line label={t("paying.receiver")} value={place.name} />
            <Line label={t("paying.atBank")} value={place.bank} />
            <Line
              label={t(place.way === "bank" ? "paying.account" : "paying.number")}
              value={place.number}
              isNumber
            />
            <Line label={t("paying.iban")} value={place.iban} isNumber />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Line({
  label,
  value,
  isNumber = false,
}: {
  label: string;
  value: string | undefined;
  isNumber?: boolean;
}) {
  if (!value) return null;
  return (
    <div className={styles.placeLine}>
      <dt>{label}</dt>
      <dd>
        {isNumber ? (
          <>
            <bdi className="num" dir="ltr">
              {value}
            </bdi>
            <CopyButton text={value} label={label} />
          </>
        ) : (
          <bdi>{value}</bdi>
        )}
      </dd>
    </div>
  );
}
