import type { ComponentProps } from "react";
import { placeSlugs } from "#features/reference/enumerations.ts";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { useWording } from "#ui/page.tsx";

/** Where a user lives: one of the places of the market, in the order of the language. */
export function CityField(props: Omit<ComponentProps<typeof SelectField>, "choices" | "none">) {
  const { t, name, language } = useWording();
  const choices = placeSlugs
    .map((slug) => ({ value: slug, label: name("place", slug) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return <SelectField {...props} choices={choices} none={t("accounts.cityNone")} />;
}
