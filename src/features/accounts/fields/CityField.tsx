import type { ComponentProps } from "react";
import { placeChoices } from "#features/reference/place-choices.ts";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { usePage, useWording } from "#ui/page.tsx";

/** Where a user lives: one of the places of the market, in the order of the language. */
export function CityField(props: Omit<ComponentProps<typeof SelectField>, "choices" | "none">) {
  const { t } = useWording();
  const choices = placeChoices(usePage().messages);
  return <SelectField {...props} choices={choices} none={t("accounts.cityNone")} />;
}
