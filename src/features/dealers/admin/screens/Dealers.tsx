import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import type { TabAddress } from "#features/administrators/client/use-tab-address.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { isolated } from "#i18n/format.ts";
import { bothWays } from "#text/both-ways.ts";
import { Email } from "#ui/Email.tsx";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { FilterChoice, Filters } from "#ui/kit/list/Filters.tsx";
import { ListPager } from "#ui/kit/list/ListPager.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { Dealer } from "../dealer-admin.contract.ts";
import * as styles from "./dealers-tab.module.css";
import { longestReason } from "./words.ts";

const badges = ["with", "without"] as const;
const sorts = bothWays("name", "city", "plan", "badge");

/** Dealers by name, and their badge. */
export function Dealers({ at }: { at: TabAddress }) {
  const { t } = useWording();
  const columns = useColumns();
  const [changing, setChanging] = useState<Dealer>();
  const badge = at.oneOf("badge", badges);
  const sort = at.oneOf("sort", sorts) ?? "name";
  const query = { badge, sort, search: at.address.q, limit: 100 };
  const found = useAdminQuery("GET /api/admin/dealers", { query: { ...query, page: at.page } });
  const rows = found.data?.data ?? [];
  return (
    <section className="panel flush" aria-labelledby="dealers">
      <div className="adm-list-h">
        <h2 id="dealers">{t("dealers-tab.dealers")}</h2>
        <ExportButton
          name="dealers"
          columns={columns}
          page={(page) => adminApi("GET /api/admin/dealers", { query: { ...query, page } })}
        />
      </div>
      <Filters at={at} hint={t("dealers-tab.searchDealers")}>
        <FilterChoice
          label={t("dealers-tab.badge")}
          value={badge}
          options={[
            { value: "with", label: t("dealers-tab.badgeWith") },
            { value: "without", label: t("dealers-tab.badgeWithout") },
          ]}
          onChange={(value) => at.set({ badge: value })}
        />
      </Filters>
      <ListState query={found} isEmpty={rows.length === 0}>
        <DataTable
          caption={t("dealers-tab.dealers")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          sort={sort}
          onSort={(next) => at.set({ sort: next })}
          busy={found.isPlaceholderData}
          actions={(one) => (
            <div className="adm-acts">
              <button
                type="button"
                className={one.isVerifiedDealer ? "btn danger-o sm nowrap" : "btn soft sm nowrap"}
                aria-label={t(one.isVerifiedDealer ? "dealers-tab.takeOf" : "dealers-tab.giveOf", {
                  name: one.name,
                })}
                onClick={() => setChanging(one)}
              >
                {t(one.isVerifiedDealer ? "dealers-tab.take" : "dealers-tab.give")}
              </button>
            </div>
          )}
        />
        {found.data && <ListPager at={at} total={found.data.total} totalPages={found.data.totalPages} />}
      </ListState>
      {changing && <BadgeQuestion dealer={changing} onClose={() => setChanging(undefined)} />}
    </section>
  );
}

/** Takes the badge away, or gives it back, for a reason that the dealer reads. */
function BadgeQuestion({ dealer, onClose }: { dealer: Dealer; onClose: () => void }) {
  const { t } = useWording();
  const { pending, run } = useChange(onClose);
  const takes = dealer.isVerifiedDealer;
  const send = (reason: string) =>
    run({
      call: () =>
        adminApi("PUT /api/admin/dealers/:userId/badge", {
          params: { userId: dealer.id },
          body: { verified: !takes, reason },
        }),
      said: t(takes ? "dealers-tab.taken" : "dealers-tab.given"),
      onDone: onClose,
    });
  return (
    <ReasonDialog
      title={t(takes ? "dealers-tab.takeTitle" : "dealers-tab.giveTitle")}
      text={t(takes ? "dealers-tab.takeText" : "dealers-tab.giveText", { name: isolated(dealer.name) })}
      hint={t("dealers-tab.badgeReasonHint")}
      longest={longestReason}
      label={t(takes ? "dealers-tab.take" : "dealers-tab.give")}
      tone={takes ? "danger" : "pri"}
      pending={pending}
      onSay={send}
      onClose={onClose}
    />
  );
}

/** The columns of dealers, in the table and in the file. */
function useColumns(): Column<Dealer>[] {
  const { t, name, number, day } = useWording();
  return [
    {
      key: "name",
      title: t("dealers-tab.dealership"),
      sort: "name",
      cell: (one) => (
        <div className="adm-two">
          <bdi className="m">{one.name}</bdi>
          <bdi className="small muted">{`${one.owner.firstName} ${one.owner.lastName}`}</bdi>
        </div>
      ),
      csv: (one) => one.name,
    },
    {
      key: "email",
      title: t("dealers-tab.accountEmail"),
      cell: ({ owner }) => <Email address={owner.email} className={`num ${styles.mail}`} />,
      csv: ({ owner }) => owner.email,
    },
    {
      key: "city",
      title: t("dealers-tab.city"),
      sort: "city",
      cell: ({ city }) =>
        city ? name("place", city) : <span className="muted">{t("dealers-tab.none")}</span>,
      csv: ({ city }) => city,
    },
    {
      key: "plan",
      title: t("dealers-tab.plan"),
      sort: "plan",
      cell: ({ planName }) => planName,
      csv: ({ plan }) => plan,
    },
    {
      key: "listings",
      title: t("dealers-tab.listings"),
      cell: ({ listings }) => number(listings),
      csv: ({ listings }) => listings,
    },
    {
      key: "since",
      title: t("dealers-tab.since"),
      cell: ({ since }) => (
        <time className="muted nowrap" dateTime={since}>
          {day(since)}
        </time>
      ),
      csv: ({ since }) => since,
    },
    {
      key: "badge",
      title: t("dealers-tab.badge"),
      sort: "badge",
      cell: ({ isVerifiedDealer }) =>
        isVerifiedDealer ? (
          <span className="badge ok">
            <BadgeCheck className="i s" aria-hidden="true" />
            {t("dealers-tab.badgeWith")}
          </span>
        ) : (
          <span className="badge">{t("dealers-tab.badgeWithout")}</span>
        ),
      csv: ({ isVerifiedDealer }) => (isVerifiedDealer ? "with" : "without"),
    },
  ];
}
