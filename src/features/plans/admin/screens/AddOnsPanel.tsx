import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminAddOn } from "../plan-admin.contract.ts";

/** What is sold beside the plans. */
export function AddOnsPanel({ onEdit }: { onEdit: (addOn: AdminAddOn) => void }) {
  const { t, language, number, money } = useWording();
  const found = useAdminQuery("GET /api/admin/bonus-features", {}, { everySeconds: 60 });
  const nameOf = ({ name, nameAr }: AdminAddOn) => (language === "ar" ? nameAr : name);
  return (
    <section className="panel flush" aria-labelledby="add-ons">
      <div className="adm-list-h">
        <h2 id="add-ons">{t("plans-tab.addOns")}</h2>
      </div>
      <ListState query={found} isEmpty={found.data?.data.length === 0}>
        <DataTable
          caption={t("plans-tab.addOns")}
          columns={[
            {
              key: "name",
              title: t("plans-tab.addOn"),
              cell: (one) => <span className="m">{nameOf(one)}</span>,
            },
            {
              key: "price",
              title: t("plans-tab.price"),
              end: true,
              cell: ({ price }) => (
                <bdi className="num" dir="ltr">
                  {money(price)}
                </bdi>
              ),
            },
            {
              key: "days",
              title: t("plans-tab.works"),
              cell: ({ days, perListing }) =>
                `${days === null ? t("plans-tab.once") : t("plans-tab.perDays", { count: days })}${perListing ? ` · ${t("plans-tab.perListing")}` : ""}`,
            },
            {
              key: "running",
              title: t("plans-tab.running"),
              end: true,
              cell: ({ running }) => number(running),
            },
            {
              key: "state",
              title: t("plans-tab.state"),
              cell: ({ isActive }) => (
                <span className={isActive ? "badge ok" : "badge"}>
                  {t(isActive ? "plans-tab.onOffer" : "plans-tab.off")}
                </span>
              ),
            },
          ]}
          rows={found.data?.data ?? []}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          actions={(addOn) => (
            <div className="adm-acts">
              <button
                type="button"
                className="btn sec sm"
                aria-label={t("plans-tab.editOf", { name: nameOf(addOn) })}
                onClick={() => onEdit(addOn)}
              >
                {t("plans-tab.edit")}
              </button>
            </div>
          )}
        />
      </ListState>
    </section>
  );
}
