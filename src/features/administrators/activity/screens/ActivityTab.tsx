import { GitCompareArrows } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatMoment } from "#i18n/moments.ts";
import { queryString } from "#platform/http/api.ts";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { FilterChoice } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import { useAdminQuery } from "../../client/use-admin-query.ts";
import { useTabAddress } from "../../client/use-tab-address.ts";
import { ServerFileButton } from "../../list/ServerFileButton.tsx";
import type { ActivityEntry } from "../activity.contract.ts";
import { actionWord, resourceWord } from "../words/words.ts";
import * as styles from "./activity-tab.module.css";

const Changes = lazy(() => import("./Changes.tsx"));

const isDay = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);

/** What administrators did, with before and after. */
export default function ActivityTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const [open, setOpen] = useState<ActivityEntry>();
  const columns = useColumns();
  const choices = useAdminQuery("GET /api/admin/activity/choices", {}).data;
  const admin = at.oneOf("admin", choices?.administrators.map(({ id }) => id) ?? []);
  const action = at.oneOf("action", choices?.actions ?? []);
  const resource = at.oneOf("resource", choices?.resources ?? []);
  const sort = at.oneOf("sort", ["-at", "at"]) ?? "-at";
  const { address } = at;
  const query = { admin, action, resource, from: isDay(address.from), to: isDay(address.to) };
  const found = useAdminQuery(
    "GET /api/admin/activity",
    { query: { ...query, sort, page: at.page } },
    { enabled: choices !== undefined },
  );
  const rows = found.data?.data ?? [];
  const named = (values: readonly string[] = [], wordOf: typeof actionWord) =>
    values.map((value) => ({ value, label: wordOf(value, t) }));
  return (
    <section className="panel flush" aria-labelledby="activity">
      <div className="adm-list-h">
        <h2 id="activity">{t("activity-tab.title")}</h2>
        <ServerFileButton name="activity" address={`/api/admin/activity/export${queryString(query)}`} />
      </div>
      <search className="adm-filters">
        <FilterChoice
          label={t("activity-tab.administrator")}
          value={admin}
          options={(choices?.administrators ?? []).map(({ id, fullName }) => ({
            value: id,
            label: fullName,
          }))}
          onChange={(value) => at.set({ admin: value })}
        />
        <FilterChoice
          label={t("activity-tab.action")}
          value={action}
          options={named(choices?.actions, actionWord)}
          onChange={(value) => at.set({ action: value })}
        />
        <FilterChoice
          label={t("activity-tab.resource")}
          value={resource}
          options={named(choices?.resources, resourceWord)}
          onChange={(value) => at.set({ resource: value })}
        />
        {(["from", "to"] as const).map((key) => (
          <label key={key} className={styles.day}>
            <span className="small muted">{t(`activity-tab.${key}`)}</span>
            <input
              type="date"
              className="input"
              value={isDay(address[key]) ?? ""}
              onChange={({ target }) => at.set({ [key]: target.value || undefined })}
            />
          </label>
        ))}
      </search>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("activity-tab.title")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ action: what }) => actionWord(what, t)}
          sort={sort}
          onSort={(next) => at.set({ sort: next })}
          busy={found.isPlaceholderData}
          actions={(entry) => (
            <div className="adm-acts">
              <button
                type="button"
                className="btn sec sm"
                aria-label={t("activity-tab.changesOf", { action: actionWord(entry.action, t) })}
                title={t("activity-tab.changes")}
                onClick={() => setOpen(entry)}
              >
                <GitCompareArrows className="i s" aria-hidden="true" />
              </button>
            </div>
          )}
        />
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
      <Suspense>{open && <Changes entry={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </section>
  );
}

function useColumns(): Column<ActivityEntry>[] {
  const { t, language } = useWording();
  return [
    {
      key: "when",
      title: t("activity-tab.when"),
      sort: "at",
      cell: ({ at }) => (
        <time className="nowrap" dateTime={at}>
          {formatMoment(language, at)}
        </time>
      ),
    },
    {
      key: "administrator",
      title: t("activity-tab.administrator"),
      cell: ({ administrator }) =>
        administrator ? (
          <bdi className="m">{administrator.fullName}</bdi>
        ) : (
          <span className="muted">{t("activity-tab.nobody")}</span>
        ),
    },
    {
      key: "action",
      title: t("activity-tab.action"),
      cell: ({ action }) => <span className="m">{actionWord(action, t)}</span>,
    },
    {
      key: "resource",
      title: t("activity-tab.resource"),
      cell: (entry) => <Thing entry={entry} />,
    },
    {
      key: "where",
      title: t("activity-tab.where"),
      cell: ({ address, browser, system }) => (
        <span className={styles.what}>
          <bdi dir="ltr">{address}</bdi>
          <span className="small muted">{[browser, system].filter(Boolean).join(" · ")}</span>
        </span>
      ),
    },
  ];
}

/** By its name where it was written down, and what sort of thing it is. */
function Thing({ entry: { resourceType, resourceId, details, after } }: { entry: ActivityEntry }) {
  const { t } = useWording();
  const name = nameIn(details) ?? nameIn(after);
  const sort = resourceWord(resourceType, t);
  return (
    <span className={styles.what}>
      <bdi>{name ?? sort}</bdi>
      {resourceId && (
        <span className="small muted">
          {name && `${sort} `}
          <bdi dir="ltr">{shortId(resourceId)}</bdi>
        </span>
      )}
    </span>
  );
}

/** Ids begin with the time: their end tells them apart. The whole one stands in the dialog. */
const shortId = (id: string) => (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id) ? `…${id.slice(-6)}` : id);

/** What a person calls the thing, where it was written down. */
function nameIn(facts: Readonly<Record<string, unknown>> | null): string | undefined {
  for (const key of ["title", "reference", "dealershipName", "username", "name"]) {
    const value = facts?.[key];
    if (typeof value === "string" && value) return value;
  }
  return undefined;
}
