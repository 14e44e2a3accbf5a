import { ChevronDown } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { type AlertTime, alertTimes } from "../saved-search.schema.ts";

interface Props {
  value: AlertTime;
  onChange: (value: AlertTime) => void;
  /** Which search it is, where several stand on a page. */
  label: string;
}

/** When one hears of what is new. */
export function AlertChoice({ value, onChange, label }: Props) {
  const { t } = useWording();
  return (
    <span className="select">
      <select
        className="input"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(alertTimes.find((one) => one === target.value) ?? value)}
      >
        {alertTimes.map((one) => (
          <option key={one} value={one}>
            {t(`saved-searches.${one}`)}
          </option>
        ))}
      </select>
      <ChevronDown className="i s" aria-hidden="true" />
    </span>
  );
}
