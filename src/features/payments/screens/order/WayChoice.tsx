import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { usePage, useWording } from "#ui/page.tsx";
import type { TransferPlace } from "../../payment.schema.ts";
import { startQuery } from "../payment.api.ts";

type Way = TransferPlace["way"];

/** Who took the cash, of those that were offered: anyone who looks for the transfer begins there. */
export function WayChoice({
  id,
  orderId,
  value,
  disabled,
  onChange,
}: {
  id: string;
  orderId: string;
  value: string;
  disabled: boolean;
  onChange: (way: string) => void;
}) {
  const { t } = useWording();
  const { api } = usePage();
  const { data } = useQuery(startQuery(api, orderId));
  const ways = [...new Set(data?.instructions?.map(({ way }) => way))] satisfies Way[];
  if (ways.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t("paying.receiptWay")}</label>
      <span className="select">
        <select
          id={id}
          className="input"
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t("paying.receiptWayChoose")}</option>
          {ways.map((way) => (
            <option key={way} value={way}>
              {t(`paying.${way}`)}
            </option>
          ))}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </span>
    </div>
  );
}
