import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { useWording } from "#ui/page.tsx";
import type { Lead } from "../lead.contract.ts";
import { leadStates } from "../lead.schema.ts";
import { useChangeLead } from "./use-change-lead.ts";

/** How far a lead is: by itself, or as its seller says. */
export function StateChoice({ lead: { id, state, isOwnState } }: { lead: Lead }) {
  const { t } = useWording();
  const { act, busy } = useChangeLead();
  const change = (value: string) => {
    const chosen = leadStates.find((one) => one === value) ?? null;
    void act(
      (api) => api("PATCH /api/leads/:id", { params: { id }, body: { state: chosen } }),
      t("leads.stateKept"),
    );
  };
  return (
    <SelectField
      label={t("leads.stateOf")}
      none={isOwnState ? t("leads.stateAuto") : t("leads.stateByItself", { state: t(`leads.${state}`) })}
      choices={leadStates.map((value) => ({ value, label: t(`leads.${value}`) }))}
      error={undefined}
      aria-busy={busy}
      value={isOwnState ? state : ""}
      onChange={({ target }) => change(target.value)}
    />
  );
}
