import { type Currency, currencySign, formatAmount } from "#i18n/format.ts";
import { useWording } from "./page.tsx";

interface Props {
  value: number;
  currency: Currency;
  className?: string;
}

/** An amount in its own currency: Western digits, left to right in either language, the pound's sign set small. */
export function Price({ value, currency, className = "price" }: Props) {
  const { money, language } = useWording();
  if (currency !== "lbp") {
    return (
      <bdi className={`${className} num`} dir="ltr">
        {money(value, currency)}
      </bdi>
    );
  }
  return (
    <span className={className}>
      <bdi className="num" dir="ltr">
        {formatAmount(value)}
      </bdi>{" "}
      <small>{currencySign(language, currency)}</small>
    </span>
  );
}
