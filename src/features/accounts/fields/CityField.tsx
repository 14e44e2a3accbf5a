import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { FieldError } from "./TextField.tsx";

interface Props extends ComponentProps<"select"> {
  label: ReactNode;
  error: string | undefined;
}

/** Where somebody lives: one of the places of the market, in the order of the language. */
export function CityField({ label, error, ...select }: Props) {
  const id = useId();
  const { t, name, language } = useWording();
  const places = placeSlugs
    .map((slug) => ({ slug, name: name("place", slug) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className="select-place">
        <select
          {...select}
          id={id}
          className={error ? "input bad" : "input"}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
        >
          <option value="">{t("accounts.cityNone")}</option>
          {places.map((place) => (
            <option key={place.slug} value={place.slug}>
              {place.name}
            </option>
          ))}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
