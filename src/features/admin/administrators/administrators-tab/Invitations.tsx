import { DataTable } from "#features/admin/list/DataTable.tsx";
import { localeOf } from "#i18n/language.ts";
import { useWording } from "#ui/page.tsx";
import { adminApi } from "../../client/admin-api.ts";
import type { OpenInvitation } from "../administrators.contract.ts";
import { useAct } from "./use-act.ts";

/** Who was invited and has not come yet. */
export function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { t, language } = useWording();
  const { act } = useAct();
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Beirut",
  });
  return (
    <section className="panel flush" aria-labelledby="open-invitations">
      <div className="adm-list-h">
        <h2 id="open-invitations">{t("administrators-tab.invitations")}</h2>
      </div>
      <DataTable
        caption={t("administrators-tab.invitations")}
        rows={invitations}
        keyOf={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        columns={[
          {
            key: "name",
            title: t("administrators-tab.name"),
            cell: ({ fullName, email }) => (
              <span className="admins-two">
                <bdi className="m">{fullName}</bdi>
                <bdi dir="ltr" className="small muted">
                  {email}
                </bdi>
              </span>
            ),
          },
          {
            key: "role",
            title: t("administrators-tab.role"),
            cell: ({ role }) => t(`administrators-tab.${role}`),
          },
          { key: "by", title: t("administrators-tab.by"), cell: ({ invitedBy }) => <bdi>{invitedBy}</bdi> },
          {
            key: "ends",
            title: t("administrators-tab.ends"),
            cell: ({ expiresAt, isExpired }) =>
              isExpired ? (
                <span className="badge warn">{t("administrators-tab.expired")}</span>
              ) : (
                <time dateTime={expiresAt}>{moment.format(new Date(expiresAt))}</time>
              ),
          },
        ]}
        actions={({ id, fullName }) => (
          <div className="adm-acts">
            <button
              type="button"
              className="btn sec sm"
              aria-label={t("administrators-tab.resendOf", { name: fullName })}
              onClick={() =>
                void act(
                  () => adminApi("POST /api/admin/admins/invitations/:id/resend", { params: { id } }),
                  t("administrators-tab.resent"),
                )
              }
            >
              {t("administrators-tab.resend")}
            </button>
            <button
              type="button"
              className="btn danger-o sm"
              aria-label={t("administrators-tab.withdrawOf", { name: fullName })}
              onClick={() =>
                void act(
                  () => adminApi("DELETE /api/admin/admins/invitations/:id", { params: { id } }),
                  t("administrators-tab.withdrawn"),
                )
              }
            >
              {t("administrators-tab.withdraw")}
            </button>
          </div>
        )}
      />
    </section>
  );
}
