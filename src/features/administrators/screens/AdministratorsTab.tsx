import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatMoment } from "#i18n/moments.ts";
import { bothWays } from "#text/both-ways.ts";
import { Email } from "#ui/Email.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { toCsv } from "#ui/kit/list/csv.ts";
import { type Column, DataTable } from "#ui/kit/list/DataTable.tsx";
import { FileButton } from "#ui/kit/list/FileButton.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdministratorView } from "../administrators.contract.ts";
import { adminApi } from "../client/admin-api.ts";
import { useAdmin } from "../client/use-admin.tsx";
import { useAdminQuery } from "../client/use-admin-query.ts";
import { useTabAddress } from "../client/use-tab-address.ts";
import { useChange } from "../list/use-change.ts";
import * as styles from "./administrators-tab.module.css";
import { Invitations } from "./Invitations.tsx";

const InviteDialog = lazy(() => import("./InviteDialog.tsx"));
const ChangeDialog = lazy(() => import("./ChangeDialog.tsx"));

const sorts = bothWays("name", "username", "role", "status", "lastLogin");
const sortedBy: Record<string, (one: AdministratorView) => string> = {
  name: ({ fullName }) => fullName,
  username: ({ username }) => username,
  role: ({ role }) => role,
  status: ({ isActive, lockedUntil }) => `${isActive ? 0 : 1} ${lockedUntil ?? ""}`,
  lastLogin: ({ lastLoginAt }) => lastLoginAt ?? "",
};

/** All of them are here: they are sorted here too. */
const byColumn = (sort: (typeof sorts)[number]) => {
  const of = sortedBy[sort.replace("-", "")] ?? (() => "");
  const sign = sort.startsWith("-") ? -1 : 1;
  return (one: AdministratorView, two: AdministratorView) => sign * of(one).localeCompare(of(two));
};

/** Who runs the market, in which role, and who is invited to. */
export default function AdministratorsTab() {
  const { t } = useWording();
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<AdministratorView>();
  const found = useAdminQuery("GET /api/admin/admins", {});
  const columns = useColumns();
  const { pending, run } = useChange();
  const at = useTabAddress();
  const sort = at.oneOf("sort", sorts) ?? "name";
  const rows = (found.data?.data ?? []).toSorted(byColumn(sort));
  const file = async () => new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" });
  return (
    <>
      <section className="panel flush" aria-labelledby="all-administrators">
        <div className="adm-list-h">
          <h2 id="all-administrators">{t("administrators-tab.title")}</h2>
          <div className="adm-ways">
            <FileButton name="administrators" make={file} />
            <button type="button" className="btn pri sm" onClick={() => setInviting(true)}>
              <UserPlus className="i s" aria-hidden="true" />
              {t("administrators-tab.invite")}
            </button>
          </div>
        </div>
        <ListState query={found} isEmpty={false}>
          <DataTable
            caption={t("administrators-tab.title")}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ fullName }) => fullName}
            sort={sort}
            onSort={(next) => at.set({ sort: next })}
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
      sort: "name",
      csv: ({ fullName, email }) => `${fullName} <${email}>`,
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
      sort: "username",
      csv: ({ username }) => username,
      cell: ({ username }) => <bdi dir="ltr">{username}</bdi>,
    },
    {
      key: "role",
      title: t("administrators-tab.role"),
      sort: "role",
      csv: ({ role }) => t(`administrators-tab.${role}`),
      cell: ({ role }) => t(`administrators-tab.${role}`),
    },
    {
      key: "status",
      title: t("administrators-tab.status"),
      sort: "status",
      csv: ({ isActive, lockedUntil }) =>
        [
          t(isActive ? "administrators-tab.active" : "administrators-tab.inactive"),
          ...(lockedUntil ? [t("administrators-tab.lockedUntil", { time: lockedUntil })] : []),
        ].join(" "),
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
      sort: "lastLogin",
      csv: ({ lastLoginAt }) => lastLoginAt,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? day(lastLoginAt) : <span className="muted">{t("administrators-tab.never")}</span>,
    },
  ];
}
