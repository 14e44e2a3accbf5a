import { InCharge, useColleagues } from "#features/staff/screens/InCharge.tsx";
import { useWording } from "#ui/page.tsx";
import type { Lead } from "../lead.contract.ts";
import { useChangeLead } from "./use-change-lead.ts";

/** Who of a dealership sees to a lead; nothing where one works alone. */
export function LeadInCharge({ lead: { id, inCharge } }: { lead: Lead }) {
  const { t } = useWording();
  const { act, busy } = useChangeLead();
  if (useColleagues().length < 2) return null;
  return (
    <section className="panel stack" aria-label={t("leads.charge")}>
      <InCharge
        label={t("leads.charge")}
        none={t("leads.chargeNone")}
        roles={["owner", "sales"]}
        value={inCharge?.id ?? null}
        busy={busy}
        onChange={(staffId) =>
          void act(
            (api) => api("PATCH /api/leads/:id", { params: { id }, body: { inCharge: staffId } }),
            t("leads.chargeKept"),
          )
        }
      />
    </section>
  );
}
