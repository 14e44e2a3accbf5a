import { lazy, Suspense } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { papersStates } from "#features/listings/paper-kinds.ts";
import { Age } from "#ui/kit/list/Age.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { ListedPapers } from "../papers-admin.contract.ts";
import { tones } from "./words.ts";

const PapersPanel = lazy(() => import("./PapersPanel.tsx"));

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Papers of listings: those that wait first, what was decided a choice away; the address says which are open. */
export default function PapersTab() {
  const { t, language } = useWording();
  const at = useTabAddress();
  const columns = useColumns();
  // What waits is why the tab is opened; "all" is a choice.
  const state = at.address.state === undefined ? "waiting" : at.oneOf("state", papersStates);
  const query = { state, search: at.address.q, limit: 100, page: at.page };
  const found = useAdminQuery("GET /api/admin/papers", { query });
  const rows = found.data?.data ?? [];
  const { open, page } = at.address;
  return (
    <section className="panel flush" aria-labelledby="papers">
      <div className="adm-list-h">
        <h2 id="papers">{t("papers-tab.title")}</h2>
      </div>
      <Filters at={at} hint={t("papers-tab.searchHint")}>
        <FilterChoice
          label={t("papers-tab.state")}
          value={state}
          options={papersStates.map((value) => ({ value, label: t(`papers-tab.${value}`) }))}
          onChange={(value) => at.set({ state: value ?? "all" })}
        />
      </Filters>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("papers-tab.title")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ listing }) => listing.name[language]}
          busy={found.isPlaceholderData}
          actions={(one) => (
            <div className="adm-acts">
              <button
                type="button"
                className={one.state === "waiting" ? "btn soft sm" : "btn sec sm"}
                aria-label={t(one.state === "waiting" ? "papers-tab.reviewOf" : "papers-tab.openOf", {
                  name: one.listing.name[language],
                })}
                onClick={() => at.set({ open: one.id, page })}
              >
                {t(one.state === "waiting" ? "papers-tab.review" : "papers-tab.open")}
              </button>
            </div>
          )}
        />
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
      <Suspense>
        {open && uuid.test(open) && (
          <PapersPanel key={open} id={open} onClose={() => at.set({ open: undefined, page })} />
        )}
      </Suspense>
    </section>
  );
}

function useColumns(): Column<ListedPapers>[] {
  const { t, language, number } = useWording();
  return [
    {
      key: "car",
      title: t("papers-tab.car"),
      cell: ({ listing: { name, ref } }) => (
        <div className="adm-two">
          <bdi className="m">{name[language]}</bdi>
          <bdi className="num small muted" dir="ltr">
            {ref}
          </bdi>
        </div>
      ),
    },
    {
      key: "vin",
      title: t("papers-tab.vin"),
      cell: ({ listing: { vinNumber } }) => (
        <bdi className="num" dir="ltr">
          {vinNumber ?? "–"}
        </bdi>
      ),
    },
    {
      key: "seller",
      title: t("papers-tab.seller"),
      cell: ({ seller: { firstName, lastName } }) => <bdi>{`${firstName} ${lastName}`}</bdi>,
    },
    { key: "files", title: t("papers-tab.files"), cell: ({ files }) => number(files) },
    { key: "sent", title: t("papers-tab.sent"), cell: ({ sentAt }) => <Age of={sentAt} /> },
    {
      key: "state",
      title: t("papers-tab.state"),
      cell: ({ state }) => <span className={`badge ${tones[state]}`}>{t(`papers-tab.${state}`)}</span>,
    },
  ];
}
