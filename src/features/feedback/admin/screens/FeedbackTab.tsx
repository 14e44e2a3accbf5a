import { lazy, Suspense } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { Email } from "#ui/Email.tsx";
import { Age } from "#ui/kit/list/Age.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { ListedFeedback } from "../inbox.contract.ts";
import { categories, inboxSorts, priorities, states } from "../inbox.schema.ts";
import { PriorityBadge, StateBadge } from "./Badges.tsx";
import * as styles from "./feedback-tab.module.css";

const FeedbackPanel = lazy(() => import("./FeedbackPanel.tsx"));
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What people wrote to the market; the address says what is looked for, and which message is open. */
export default function FeedbackTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const columns = useColumns();
  const { open, page } = at.address;
  const chosen = {
    category: at.oneOf("category", categories),
    priority: at.oneOf("priority", priorities),
    state: at.oneOf("state", states),
  };
  const sort = at.oneOf("sort", inboxSorts) ?? (chosen.state === "pending" ? "createdAt" : "-createdAt");
  const query = { ...chosen, search: at.address.q, sort };
  const found = useAdminQuery("GET /api/admin/feedback", {
    query: { ...query, page: at.page },
  });
  const rows = found.data?.data ?? [];
  return (
    <section className="panel flush" aria-labelledby="inbox">
      <div className="adm-list-h">
        <h2 id="inbox">{t("feedback-tab.inbox")}</h2>
        <ExportButton
          name="feedback"
          columns={columns}
          page={(page) => adminApi("GET /api/admin/feedback", { query: { ...query, page } })}
        />
      </div>
      <Filters at={at} hint={t("feedback-tab.searchHint")}>
        <FilterChoice
          label={t("feedback-tab.state")}
          value={chosen.state}
          options={states.map((value) => ({ value, label: t(`feedback-tab.${value}`) }))}
          onChange={(state) => at.set({ state })}
        />
        <FilterChoice
          label={t("feedback-tab.category")}
          value={chosen.category}
          options={categories.map((value) => ({ value, label: t(`feedback-tab.${value}`) }))}
          onChange={(category) => at.set({ category })}
        />
        <FilterChoice
          label={t("feedback-tab.priority")}
          value={chosen.priority}
          options={priorities.map((value) => ({ value, label: t(`feedback-tab.${value}`) }))}
          onChange={(priority) => at.set({ priority })}
        />
      </Filters>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("feedback-tab.inbox")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ subject }) => subject}
          sort={sort}
          onSort={(next) => at.set({ sort: next })}
          busy={found.isPlaceholderData}
          actions={({ id, name, subject }) => (
            <div className="adm-acts">
              <button
                type="button"
                className="btn sec sm"
                aria-label={t("feedback-tab.openOf", { name, subject })}
                onClick={() => at.set({ open: id, page })}
              >
                {t("feedback-tab.open")}
              </button>
            </div>
          )}
        />
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
      <Suspense>
        {open && uuid.test(open) && (
          <FeedbackPanel key={open} id={open} onClose={() => at.set({ open: undefined, page })} />
        )}
      </Suspense>
    </section>
  );
}

function useColumns(): Column<ListedFeedback>[] {
  const { t } = useWording();
  return [
    {
      key: "subject",
      title: t("feedback-tab.subject"),
      cell: ({ subject }) => <bdi className={`m ${styles.words}`}>{subject}</bdi>,
      sort: "subject",
      csv: ({ subject }) => subject,
    },
    {
      key: "from",
      title: t("feedback-tab.from"),
      cell: ({ name, email }) => (
        <div className="adm-two">
          <bdi>{name}</bdi>
          <Email address={email} className={`small muted ${styles.words}`} />
        </div>
      ),
      sort: "from",
      csv: ({ name }) => name,
    },
    {
      key: "email",
      title: t("feedback-tab.email"),
      csv: ({ email }) => email,
    },
    {
      key: "category",
      title: t("feedback-tab.category"),
      cell: ({ category }) => t(`feedback-tab.${category}`),
      sort: "category",
      csv: ({ category }) => t(`feedback-tab.${category}`),
    },
    {
      key: "priority",
      title: t("feedback-tab.priority"),
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
      sort: "priority",
      csv: ({ priority }) => t(`feedback-tab.${priority}`),
    },
    {
      key: "date",
      title: t("feedback-tab.date"),
      cell: ({ createdAt }) => <Age of={createdAt} />,
      sort: "createdAt",
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: "state",
      title: t("feedback-tab.state"),
      cell: ({ state }) => <StateBadge state={state} />,
      sort: "state",
      csv: ({ state }) => t(`feedback-tab.${state}`),
    },
  ];
}
