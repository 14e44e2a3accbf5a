import { formatMoment } from "#i18n/moments.ts";
import { Email } from "#ui/Email.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { DataTable } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { OpenInvitation } from "../administrators.contract.ts";
import { adminApi } from "../client/admin-api.ts";
import { useChange } from "../list/use-change.ts";
import * as styles from "./administrators-tab.module.css";

/** Who was invited and has not come yet. */
export function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { t, language } = useWording();
  const { pending, run } = useChange();
  const act = (call: () => Promise<unknown>, said: string) =>
    run({ call, said, failed: t("administrators-tab.failed") });
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
              <span className={styles.two}>
                <bdi className="m">{fullName}</bdi>
                <Email address={email} className="small muted" />
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
                <time dateTime={expiresAt}>{formatMoment(language, expiresAt)}</time>
              ),
          },
        ]}
        actions={({ id, fullName }) => (
          <div className="adm-acts">
            <ActButton
              className="btn sec sm"
              pending={pending}
              aria-label={t("administrators-tab.resendOf", { name: fullName })}
              onClick={() =>
                act(
                  () => adminApi("POST /api/admin/admins/invitations/:id/resend", { params: { id } }),
                  t("administrators-tab.resent"),
                )
              }
            >
              {t("administrators-tab.resend")}
            </ActButton>
            <ActButton
              className="btn danger-o sm"
              pending={pending}
              aria-label={t("administrators-tab.withdrawOf", { name: fullName })}
              onClick={() =>
                act(
                  () => adminApi("DELETE /api/admin/admins/invitations/:id", { params: { id } }),
                  t("administrators-tab.withdrawn"),
                )
              }
            >
              {t("administrators-tab.withdraw")}
            </ActButton>
          </div>
        )}
      />
    </section>
  );
}
