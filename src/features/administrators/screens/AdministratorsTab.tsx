import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatMoment } from "#i18n/format.ts";
import { Email } from "#ui/Email.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdministratorView } from "../administrators.contract.ts";
import { adminApi } from "../client/admin-api.ts";
import { useAdmin } from "../client/use-admin.tsx";
import { useAdminQuery } from "../client/use-admin-query.ts";
import { useChange } from "../list/use-change.ts";
import * as styles from "./administrators-tab.module.css";
import { Invitations } from "./Invitations.tsx";

const InviteDialog = lazy(() => import("./InviteDialog.tsx"));
const ChangeDialog = lazy(() => import("./ChangeDialog.tsx"));

/** Who runs the market, in which role, and who is invited to. */
export default function AdministratorsTab() {
  const { t } = useWording();
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<AdministratorView>();
  const found = useAdminQuery("GET /api/admin/admins", {});
  const columns = useColumns();
  const { pending, run } = useChange();
  return (
    <>
      <section className="panel flush" aria-labelledby="all-administrators">
        <div className="adm-list-h">
          <h2 id="all-administrators">{t("administrators-tab.title")}</h2>
          <button type="button" className="btn pri sm" onClick={() => setInviting(true)}>
            <UserPlus className="i s" aria-hidden="true" />
            {t("administrators-tab.invite")}
          </button>
        </div>
        <ListState query={found} isEmpty={false}>
          <DataTable
            caption={t("administrators-tab.title")}
            columns={columns}
            rows={found.data?.data ?? []}
            keyOf={({ id }) => id}
            nameOf={({ fullName }) => fullName}
            actions={(one) => (
              <div className="adm-acts">
                {one.lockedUntil && (
                  <ActButton
                    className="btn soft sm"
                    aria-label={t("administrators-tab.unlockOf", { name: one.fullName })}
                    pending={pending}
                    onClick={() =>
                      run({
                        call: () => adminApi("POST /api/admin/admins/:id/unlock", { params: { id: one.id } }),
                        said: t("administrators-tab.unlocked"),
                        failed: t("administrators-tab.failed"),
                      })
                    }
                  >
                    {t("administrators-tab.unlockShort")}
                  </ActButton>
                )}
                <button
                  type="button"
                  className="btn sec sm"
                  aria-label={t("administrators-tab.changeOf", { name: one.fullName })}
                  onClick={() => setChanging(one)}
                >
                  {t("administrators-tab.change")}
                </button>
              </div>
            )}
          />
        </ListState>
      </section>
      {found.data && found.data.invitations.length > 0 && (
        <Invitations invitations={found.data.invitations} />
      )}
      <Suspense>
        {inviting && <InviteDialog onClose={() => setInviting(false)} />}
        {changing && <ChangeDialog administrator={changing} onClose={() => setChanging(undefined)} />}
      </Suspense>
    </>
  );
}

function useColumns(): Column<AdministratorView>[] {
  const { t, day, language } = useWording();
  const me = useAdmin();
  return [
    {
      key: "name",
      title: t("administrators-tab.name"),
      cell: ({ id, fullName, email }) => (
        <span className={styles.two}>
          <span>
            <bdi className="m">{fullName}</bdi>
            {id === me.id && <span className="muted"> · {t("administrators-tab.you")}</span>}
          </span>
          <Email address={email} className="small muted" />
        </span>
      ),
    },
    {
      key: "username",
      title: t("administrators-tab.username"),
      cell: ({ username }) => <bdi dir="ltr">{username}</bdi>,
    },
    {
      key: "role",
      title: t("administrators-tab.role"),
      cell: ({ role }) => t(`administrators-tab.${role}`),
    },
    {
      key: "status",
      title: t("administrators-tab.status"),
      cell: ({ isActive, isDemo, twoFactor, lockedUntil }) => (
        <span className={styles.badges}>
          <span className={isActive ? "badge ok" : "badge bad"}>
            {t(isActive ? "administrators-tab.active" : "administrators-tab.inactive")}
          </span>
          {twoFactor && <span className="badge brand">{t("administrators-tab.twoFactor")}</span>}
          {lockedUntil && (
            <span className="badge warn">
              {t("administrators-tab.lockedUntil", { time: formatMoment(language, lockedUntil) })}
            </span>
          )}
          {isDemo && <span className="badge">{t("administrators-tab.demo")}</span>}
        </span>
      ),
    },
    {
      key: "lastLogin",
      title: t("administrators-tab.lastLogin"),
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? day(lastLoginAt) : <span className="muted">{t("administrators-tab.never")}</span>,
    },
  ];
}
