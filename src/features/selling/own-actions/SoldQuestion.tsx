import { type FormEvent, useState } from "react";
import type { Currency } from "#features/reference/enumerations.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import { type BuyerFrom, buyerWays } from "../buyer-ways.ts";
import { highestPrice } from "../price-limit.ts";
import { typedNumber } from "../typed-number.ts";
import * as styles from "./own-actions.module.css";

/** What the seller says of the sale: all of it may stay unsaid. */
export interface SaleSaid {
  price?: number;
  currency?: Currency;
  buyerFrom?: BuyerFrom;
}

interface Props {
  listing: { title: string; currency: Currency };
  onClose: () => void;
  onConfirm: (sale: SaleSaid) => void;
}

/** Asks before a listing ends with a sale, for how much it was and where the buyer came from: as far as its seller wants to say. */
export default function SoldQuestion({ listing: { title, currency }, onClose, onConfirm }: Props) {
  const { t } = useWording();
  const [wrong, setWrong] = useState<string>();
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const price = typedNumber(said.get("price"));
    const isPrice = typeof price === "number" && price > 0 && price <= highestPrice;
    if (price !== undefined && !isPrice) return setWrong(t("own-actions.soldPriceWrong"));
    const buyerFrom = buyerWays.find((way) => way === said.get("buyerFrom"));
    onConfirm({ ...(isPrice && { price, currency }), ...(buyerFrom && { buyerFrom }) });
  };
  const fields = (
    <form id="sold-form" className={styles.sold} onSubmit={confirm} noValidate>
      <p className="m">
        <bdi>{title}</bdi>
      </p>
      <TextField
        name="price"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={24}
        label={t("own-actions.soldPrice", { currency })}
        error={wrong}
      />
      <SelectField
        name="buyerFrom"
        label={t("own-actions.soldFrom")}
        error={undefined}
        none={t("own-actions.soldUnsaid")}
        choices={buyerWays.map((value) => ({ value, label: t(`own-actions.sold_${value}`) }))}
      />
      <p className="small soft">{t("own-actions.soldWhy")}</p>
    </form>
  );
  return (
    <Question
      title={t("own-actions.soldQuestion")}
      text={t("own-actions.soldQuestionText")}
      keep={t("own-actions.keep")}
      told={fields}
      onClose={onClose}
    >
      <button type="submit" form="sold-form" className="btn pri">
        {t("own-actions.soldConfirm")}
      </button>
    </Question>
  );
}
