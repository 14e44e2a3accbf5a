import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { bothWays } from "#text/both-ways.ts";
import { Age } from "#ui/kit/list/Age.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ExportButton } from "#ui/kit/list/ExportButton.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminVerification } from "../approval.contract.ts";
import { verificationStates } from "../approval.schema.ts";
import * as styles from "./approvals-tab.module.css";
import { BadgeDialog } from "./BadgeDialog.tsx";
import { ListPanel } from "./ListPanel.tsx";
import { RefuseDialog } from "./RefuseDialog.tsx";
import { badgeState, nameOf } from "./words.ts";

const sorts = bothWays("user", "since", "state");
type Open = { what: "check" | "refuse"; badge: AdminVerification };

/** Bought verification badges, those that can be decided first. */
export function Badges() {
  const { t } = useWording();
  const at = useTabAddress();
  const columns = useColumns();
  const [open, setOpen] = useState<Open>();
  const state = at.oneOf("state", verificationStates);
  const sort = at.oneOf("sort", sorts);
  const query = { state, sort };
  const found = useAdminQuery("GET /api/admin/verifications", { query: { ...query, page: at.page } });
  const close = () => setOpen(undefined);
  // Dialogs stand beside the list: they stay when a refresh finds it empty.
  return (
    <>
      <ListPanel
        at={at}
        title={t("approvals-tab.badges")}
        none={t("approvals-tab.noBadges")}
        state={state}
        states={[
          { value: "waiting", label: t("approvals-tab.stateWaiting") },
          { value: "granted", label: t("approvals-tab.stateGranted") },
          { value: "refused", label: t("approvals-tab.stateRefused") },
        ]}
        file={
          <ExportButton
            name="badges"
            columns={columns}
            page={(page) => adminApi("GET /api/admin/verifications", { query: { ...query, page } })}
          />
        }
        found={found}
      >
        <DataTable
          caption={t("approvals-tab.badges")}
          columns={columns}
          rows={found.data?.data ?? []}
          keyOf={({ user }) => user.id}
          nameOf={({ user }) => nameOf(user)}
          sort={sort ?? ""}
          onSort={(next) => at.set({ sort: next })}
          busy={found.isPlaceholderData}
          actions={(badge) =>
            badge.actions.length > 0 && (
              <div className="adm-acts">
                <button
                  type="button"
                  className="btn soft sm"
                  aria-label={t("approvals-tab.checkOf", { name: nameOf(badge.user) })}
                  onClick={() => setOpen({ what: "check", badge })}
                >
                  {t("approvals-tab.check")}
                </button>
              </div>
            )
          }
        />
      </ListPanel>
      {open?.what === "check" && (
        <BadgeDialog
          badge={open.badge}
          onChange={(badge) => setOpen({ what: "check", badge })}
          onRefuse={() => setOpen({ what: "refuse", badge: open.badge })}
          onClose={close}
        />
      )}
      {open?.what === "refuse" && <RefuseDialog badge={open.badge} onClose={close} />}
    </>
  );
}

function useColumns(): Column<AdminVerification>[] {
  const { t } = useWording();
  return [
    {
      key: "user",
      title: t("approvals-tab.user"),
      csv: ({ user }) => `${nameOf(user)} <${user.email}>`,
      sort: "user",
      cell: ({ user }) => (
        <span className={styles.two}>
          <bdi className="m">{nameOf(user)}</bdi>
          <bdi className="small muted" dir="ltr">
            {user.email}
          </bdi>
        </span>
      ),
    },
    {
      key: "phone",
      title: t("approvals-tab.phone"),
      csv: ({ user }) => user.phone,
      cell: ({ user }) =>
        user.phone ? (
          <bdi className="num nowrap" dir="ltr">
            {user.phone}
          </bdi>
        ) : (
          <span className="muted">{t("approvals-tab.noPhone")}</span>
        ),
    },
    { key: "checked", title: t("approvals-tab.checked"), cell: (badge) => <Checked badge={badge} /> },
    {
      key: "since",
      title: t("approvals-tab.since"),
      csv: ({ since }) => since,
      sort: "since",
      cell: ({ since }) => <Age of={since} />,
    },
    {
      key: "state",
      title: t("approvals-tab.state"),
      csv: (badge) => badgeState(badge, t).text,
      sort: "state",
      cell: (badge) => {
        const { text, tone } = badgeState(badge, t);
        return (
          <span className={styles.two}>
            <span className={`badge ${tone}`}>{text}</span>
            {badge.reason && (
              <span className="small muted" dir="auto">
                {badge.reason}
              </span>
            )}
            {badge.grantedBy && (
              <span className="small muted">{t("approvals-tab.bySomebody", { name: badge.grantedBy })}</span>
            )}
          </span>
        );
      },
    },
  ];
}

/** What was checked already, and whether there is a document to check. */
function Checked({ badge }: { badge: AdminVerification }) {
  const { t } = useWording();
  const { phoneSeenAt, documentSeenAt, hasDocument } = badge;
  return (
    <span className={styles.checks}>
      <span className={phoneSeenAt ? "badge ok" : "badge"}>
        {t(phoneSeenAt ? "approvals-tab.phoneSeen" : "approvals-tab.phoneUnseen")}
      </span>
      {documentSeenAt ? (
        <span className="badge ok">{t("approvals-tab.documentSeen")}</span>
      ) : (
        <span className={hasDocument ? "badge info" : "badge"}>
          {t(hasDocument ? "approvals-tab.documentHere" : "approvals-tab.documentMissing")}
        </span>
      )}
    </span>
  );
}
