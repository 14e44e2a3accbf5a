import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { modelsQuery } from "#features/search/search.api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { Fields } from "../fields.ts";
import { fieldsOfVin, type SaidInForm } from "./proposals.ts";

/** What the form says of what a VIN may tell, now. */
export function useSaid() {
  const { language } = useWording();
  const { api } = usePage();
  const { control } = useFormContext<Fields>();
  const values = useWatch({ control, name: [...fieldsOfVin] });
  const form = Object.fromEntries(fieldsOfVin.map((name, at) => [name, values[at]])) as SaidInForm;
  const { data: models } = useQuery(modelsQuery(api, "car", form.brand ? [form.brand] : []));
  const model = models?.find(({ slug }) => slug === form.model);
  return { form, isListed: model !== undefined, modelName: model?.[language] ?? form.model };
}
