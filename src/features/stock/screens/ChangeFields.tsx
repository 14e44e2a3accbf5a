import { currencies, placeSlugs } from "#features/reference/enumerations.ts";
import { formatAmount } from "#i18n/format.ts";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import { type ChangeKind, type Draft, roundings, signedNumber, waysOfPrice } from "./change-kinds.ts";
import * as styles from "./stock.module.css";

interface Props {
  kind: ChangeKind;
  draft: Draft;
  set: (more: Partial<Draft>) => void;
}

/** What a change is made of; of those that need nothing more there is nothing. */
export function ChangeFields({ kind, draft, set }: Props) {
  const { t, name } = useWording();
  if (kind === "renew" || kind === "withdraw") return null;
  if (kind === "city") {
    return (
      <SelectField
        label={t("stock.city")}
        error={undefined}
        none="—"
        value={draft.city}
        choices={placeSlugs.map((value) => ({ value, label: name("place", value) }))}
        onChange={({ target }) => set({ city: target.value })}
      />
    );
  }
  if (kind === "currency") {
    return (
      <div className={styles.fields}>
        <CurrencyField label={t("stock.toCurrency")} draft={draft} set={set} />
        <Rounding draft={draft} set={set} amounts={roundings[draft.currency]} />
      </div>
    );
  }
  return <PriceFields draft={draft} set={set} />;
}

function PriceFields({ draft, set }: Omit<Props, "kind">) {
  const { t } = useWording();
  const { way, number } = draft;
  const words = { percent: "byPercent", amount: "byAmount", set: "toAmount" } as const;
  const isUnread = number.trim() !== "" && number.trim() !== "-" && signedNumber(number) === undefined;
  return (
    <div className={styles.fields}>
      <SelectField
        label={t("stock.how")}
        error={undefined}
        value={way}
        choices={waysOfPrice.map((value) => ({ value, label: t(`stock.${words[value]}`) }))}
        onChange={({ target }) => {
          const next = waysOfPrice.find((one) => one === target.value) ?? "percent";
          set({ way: next, number: "" });
        }}
      />
      <TextField
        label={t(`stock.${way}`)}
        error={isUnread ? t("stock.numberUnread") : undefined}
        inputMode="text"
        dir="ltr"
        maxLength={20}
        value={number}
        onChange={({ target }) => set({ number: target.value })}
      />
      {way !== "percent" && <CurrencyField label={t("stock.ofCurrency")} draft={draft} set={set} />}
      {way !== "set" && (
        <Rounding
          draft={draft}
          set={set}
          amounts={way === "percent" ? [...roundings.usd, ...roundings.lbp] : roundings[draft.currency]}
        />
      )}
    </div>
  );
}

function CurrencyField({ label, draft, set }: { label: string } & Omit<Props, "kind">) {
  const { t } = useWording();
  return (
    <SelectField
      label={label}
      error={undefined}
      value={draft.currency}
      choices={currencies.map((value) => ({ value, label: t(`stock.${value}`) }))}
      onChange={({ target }) => {
        const currency = currencies.find((one) => one === target.value) ?? "usd";
        set({ currency, roundTo: "1" });
      }}
    />
  );
}

function Rounding({ draft, set, amounts }: Omit<Props, "kind"> & { amounts: readonly number[] }) {
  const { t } = useWording();
  return (
    <SelectField
      label={t("stock.round")}
      error={undefined}
      value={draft.roundTo}
      choices={[
        { value: "1", label: t("stock.roundNone") },
        ...amounts.map((amount) => ({ value: String(amount), label: formatAmount(amount) })),
      ]}
      onChange={({ target }) => set({ roundTo: target.value })}
    />
  );
}
