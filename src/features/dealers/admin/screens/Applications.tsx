import { Paperclip } from "lucide-react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import type { TabAddress } from "#features/administrators/client/use-tab-address.ts";
import { bothWays } from "#text/both-ways.ts";
import { readablePhone } from "#text/phone-links.ts";
import { Age } from "#ui/kit/list/Age.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import { specializationName } from "../../registration/names.ts";
import type { ListedApplication } from "../dealer-admin.contract.ts";
import * as styles from "./dealers-tab.module.css";
import { StateBadge } from "./StateBadge.tsx";
import { states } from "./words.ts";

const sorts = bothWays("createdAt", "name", "city", "state");

/** All applications, those that wait one press away. */
export function Applications({ at, onOpen }: { at: TabAddress; onOpen: (id: string) => void }) {
  const { t } = useWording();
  const columns = useColumns();
  const state = at.oneOf("state", states);
  const sort = at.oneOf("sort", sorts);
  const query = { state, sort, search: at.address.q, limit: 100 };
  const found = useAdminQuery("GET /api/admin/dealer-applications", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  return (
    <section className="panel flush" aria-labelledby="applications">
      <div className="adm-list-h">
        <h2 id="applications">{t("dealers-tab.applications")}</h2>
        <ExportButton
          name="dealer-applications"
          columns={columns}
          page={(page) => adminApi("GET /api/admin/dealer-applications", { query: { ...query, page } })}
        />
      </div>
      <Filters at={at} hint={t("dealers-tab.searchApplications")}>
        <FilterChoice
          label={t("dealers-tab.state")}
          value={state}
          options={states.map((value) => ({ value, label: t(`dealers-tab.${value}`) }))}
          onChange={(value) => at.set({ state: value })}
        />
        <Waiting isOn={state === "pending"} onShow={() => at.set({ state: "pending" })} />
      </Filters>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("dealers-tab.applications")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ dealershipName }) => dealershipName}
          sort={sort ?? (state === "pending" ? "createdAt" : "-createdAt")}
          onSort={(next) => at.set({ sort: next })}
          busy={found.isPlaceholderData}
          actions={(one) => (
            <div className="adm-acts">
              <button
                type="button"
                className={one.state === "pending" ? "btn soft sm" : "btn sec sm"}
                aria-label={t(one.state === "pending" ? "dealers-tab.reviewOf" : "dealers-tab.openOf", {
                  name: one.dealershipName,
                })}
                onClick={() => onOpen(one.id)}
              >
                {t(one.state === "pending" ? "dealers-tab.review" : "dealers-tab.open")}
              </button>
            </div>
          )}
        />
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
    </section>
  );
}

/** How many wait, and the way to them. */
function Waiting({ isOn, onShow }: { isOn: boolean; onShow: () => void }) {
  const { t } = useWording();
  const waiting = useAdminQuery("GET /api/admin/dealer-applications", {
    query: { state: "pending", limit: 1 },
  });
  if (!waiting.data || isOn) return null;
  return waiting.data.total === 0 ? (
    <span className="small muted">{t("dealers-tab.waitingNone")}</span>
  ) : (
    <button type="button" className="chip" onClick={onShow}>
      {t("dealers-tab.waiting", { count: waiting.data.total })}
    </button>
  );
}

/** The columns of applications, in the table and in the file. */
function useColumns(): Column<ListedApplication>[] {
  const { t, name, number } = useWording();
  return [
    {
      key: "name",
      title: t("dealers-tab.dealership"),
      sort: "name",
      cell: (one) => (
        <div className="adm-two">
          <bdi className="m">{one.dealershipName}</bdi>
          <bdi className="num small muted" dir="ltr">
            {one.dealershipLicense}
          </bdi>
        </div>
      ),
      csv: ({ dealershipName }) => dealershipName,
    },
    {
      key: "applicant",
      title: t("dealers-tab.applicant"),
      cell: ({ applicant: { firstName, lastName } }) => <bdi>{`${firstName} ${lastName}`}</bdi>,
      csv: ({ applicant: { firstName, lastName } }) => `${firstName} ${lastName}`,
    },
    {
      key: "phone",
      title: t("dealers-tab.phone"),
      cell: ({ dealershipPhone }) => (
        <bdi className="num nowrap" dir="ltr">
          {readablePhone(dealershipPhone)}
        </bdi>
      ),
      csv: ({ dealershipPhone }) => dealershipPhone,
    },
    {
      key: "city",
      title: t("dealers-tab.city"),
      sort: "city",
      cell: ({ dealershipCity }) => name("place", dealershipCity),
      csv: ({ dealershipCity }) => dealershipCity,
    },
    {
      key: "specialization",
      title: t("dealers-tab.specialization"),
      cell: ({ specialization }) => specializationName(t, specialization),
      csv: ({ specialization }) => specialization,
    },
    {
      key: "papers",
      title: t("dealers-tab.papers"),
      cell: ({ documents }) =>
        documents > 0 ? (
          <span className={styles.papers}>
            <Paperclip className="i s" aria-hidden="true" />
            {number(documents)}
          </span>
        ) : (
          <span className="muted">{t("dealers-tab.none")}</span>
        ),
      csv: ({ documents }) => documents,
    },
    {
      key: "date",
      title: t("dealers-tab.sent"),
      sort: "createdAt",
      cell: ({ createdAt }) => <Age of={createdAt} />,
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: "state",
      title: t("dealers-tab.state"),
      sort: "state",
      cell: ({ state }) => <StateBadge state={state} />,
      csv: ({ state }) => state,
    },
  ];
}
