import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { bothWays } from "#text/both-ways.ts";
import { Age } from "#ui/kit/list/Age.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminCampaign } from "../approval.contract.ts";
import { campaignStates } from "../approval.schema.ts";
import * as styles from "./approvals-tab.module.css";
import { ApproveDialog, RejectDialog } from "./CampaignDialogs.tsx";
import { ListPanel } from "./ListPanel.tsx";
import { campaignState, nameOf } from "./words.ts";

const sorts = bothWays("title", "user", "date", "state");
type Open = { what: "approve" | "reject"; campaign: AdminCampaign };

/** Campaigns, those that wait first, with the whole text that everybody would read. */
export function Campaigns() {
  const { t } = useWording();
  const at = useTabAddress();
  const columns = useColumns();
  const [open, setOpen] = useState<Open>();
  const state = at.oneOf("state", campaignStates);
  const sort = at.oneOf("sort", sorts);
  const query = { state, sort };
  const found = useAdminQuery("GET /api/admin/campaigns", { query: { ...query, page: at.page } });
  const close = () => setOpen(undefined);
  return (
    <>
      <ListPanel
        at={at}
        title={t("approvals-tab.campaigns")}
        none={t("approvals-tab.noCampaigns")}
        state={state}
        states={[
          { value: "pending", label: t("approvals-tab.statePending") },
          { value: "approved", label: t("approvals-tab.stateApproved") },
          { value: "sent", label: t("approvals-tab.stateSent") },
          { value: "rejected", label: t("approvals-tab.stateRejected") },
        ]}
        file={
          <ExportButton
            name="campaigns"
            columns={columns}
            page={(page) => adminApi("GET /api/admin/campaigns", { query: { ...query, page } })}
          />
        }
        found={found}
      >
        <DataTable
          caption={t("approvals-tab.campaigns")}
          columns={columns}
          rows={found.data?.data ?? []}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          sort={sort ?? ""}
          onSort={(next) => at.set({ sort: next })}
          busy={found.isPlaceholderData}
          actions={(campaign) =>
            campaign.actions.length > 0 && <Actions campaign={campaign} onOpen={setOpen} />
          }
        />
      </ListPanel>
      {open?.what === "approve" && <ApproveDialog campaign={open.campaign} onClose={close} />}
      {open?.what === "reject" && <RejectDialog campaign={open.campaign} onClose={close} />}
    </>
  );
}

function Actions({ campaign, onOpen }: { campaign: AdminCampaign; onOpen: (open: Open) => void }) {
  const { t } = useWording();
  const title = isolated(campaign.title);
  return (
    <div className="adm-acts">
      <button
        type="button"
        className="btn danger-o sm"
        aria-label={t("approvals-tab.rejectOf", { title })}
        onClick={() => onOpen({ what: "reject", campaign })}
      >
        {t("approvals-tab.reject")}
      </button>
      <button
        type="button"
        className="btn soft sm"
        aria-label={t("approvals-tab.approveOf", { title })}
        onClick={() => onOpen({ what: "approve", campaign })}
      >
        {t("approvals-tab.approve")}
      </button>
    </div>
  );
}

function useColumns(): Column<AdminCampaign>[] {
  const { t } = useWording();
  return [
    {
      key: "campaign",
      title: t("approvals-tab.campaign"),
      csv: ({ title, body }) => `${title}: ${body}`,
      sort: "title",
      cell: ({ title, body }) => (
        <span className={`${styles.two} ${styles.text}`}>
          <bdi className="m">{title}</bdi>
          <bdi className="soft">{body}</bdi>
        </span>
      ),
    },
    {
      key: "user",
      title: t("approvals-tab.user"),
      csv: ({ user }) => user && nameOf(user),
      sort: "user",
      cell: ({ user }) =>
        user ? <bdi>{nameOf(user)}</bdi> : <span className="muted">{t("approvals-tab.noUser")}</span>,
    },
    {
      key: "car",
      title: t("approvals-tab.car"),
      csv: ({ car }) => car?.title ?? null,
      cell: ({ car }) =>
        car ? (
          <Link className="link" to="/cars/$id" params={{ id: car.id }}>
            <bdi>{car.title}</bdi>
          </Link>
        ) : (
          <span className="muted">{t("approvals-tab.noCar")}</span>
        ),
    },
    {
      key: "date",
      title: t("approvals-tab.date"),
      csv: ({ createdAt }) => createdAt,
      sort: "date",
      cell: ({ createdAt }) => <Age of={createdAt} />,
    },
    {
      key: "state",
      title: t("approvals-tab.state"),
      csv: (campaign) => campaignState(campaign, t).text,
      sort: "state",
      cell: (campaign) => {
        const { text, tone } = campaignState(campaign, t);
        return (
          <span className={styles.two}>
            <span className={`badge ${tone}`}>{text}</span>
            {campaign.reason && (
              <span className="small muted" dir="auto">
                {campaign.reason}
              </span>
            )}
            {campaign.reviewedBy && (
              <span className="small muted">
                {t("approvals-tab.bySomebody", { name: campaign.reviewedBy })}
              </span>
            )}
          </span>
        );
      },
    },
  ];
}
