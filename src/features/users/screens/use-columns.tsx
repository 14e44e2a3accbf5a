import { Lock } from "lucide-react";
import { formatMoment } from "#i18n/moments.ts";
import { Email } from "#ui/Email.tsx";
import type { Column } from "#ui/kit/list/DataTable.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminUser } from "../user-admin.contract.ts";
import * as styles from "./users-tab.module.css";
import { fullName, toneOf } from "./words.ts";

/** The columns of users, in the table and in the file of what is selected. */
export function useColumns(onOpen: (user: AdminUser) => void): Column<AdminUser>[] {
  const { t, name, day } = useWording();
  return [
    {
      key: "name",
      title: t("users-tab.name"),
      sort: "name",
      cell: (user) => (
        <button
          type="button"
          className={`link m ${styles.name}`}
          aria-label={t("users-tab.openOf", { name: fullName(user) })}
          onClick={() => onOpen(user)}
        >
          <bdi>{fullName(user)}</bdi>
        </button>
      ),
      csv: fullName,
    },
    {
      key: "email",
      title: t("users-tab.email"),
      sort: "email",
      cell: ({ email, isEmailVerified }) => (
        <span className={styles.mail}>
          <Email address={email} className={styles.address} />
          {!isEmailVerified && <span className="small muted">{t("users-tab.unverifiedMail")}</span>}
        </span>
      ),
      csv: ({ email }) => email,
    },
    {
      key: "city",
      title: t("users-tab.city"),
      sort: "city",
      cell: ({ city }) => (city ? name("place", city) : <span className="muted">–</span>),
      csv: ({ city }) => city && name("place", city),
    },
    {
      key: "type",
      title: t("users-tab.type"),
      sort: "type",
      cell: ({ type, dealershipName }) => (
        <span className={`${styles.mail} ${styles.type}`}>
          {t(`users-tab.${type}`)}
          {dealershipName && <bdi className="small muted">{dealershipName}</bdi>}
        </span>
      ),
      csv: ({ type }) => t(`users-tab.${type}`),
    },
    {
      key: "status",
      title: t("users-tab.status"),
      sort: "status",
      cell: (user) => <Standing user={user} />,
      csv: ({ status }) => t(`users-tab.${status}`),
    },
    {
      key: "registered",
      title: t("users-tab.registered"),
      sort: "createdAt",
      cell: ({ createdAt }) => (
        <time className="muted nowrap" dateTime={createdAt}>
          {day(createdAt)}
        </time>
      ),
      csv: ({ createdAt }) => createdAt,
    },
  ];
}

/** The status with its end, the lock with its end, and whether the account is about to go. */
export function Standing({
  user,
}: {
  user: Pick<AdminUser, "status" | "suspendedUntil" | "lockedUntil" | "deletionRequestedAt">;
}) {
  const { t, day, language } = useWording();
  const { status, suspendedUntil, lockedUntil, deletionRequestedAt } = user;
  return (
    <span className={styles.badges}>
      <span className={`badge ${toneOf[status]}`}>
        {status === "suspended" && suspendedUntil
          ? t("users-tab.suspendedUntil", { day: day(suspendedUntil) })
          : t(`users-tab.${status}`)}
      </span>
      {lockedUntil && (
        <span className="badge bad">
          <Lock className="i s" aria-hidden="true" />
          {t("users-tab.lockedUntil", { time: formatMoment(language, lockedUntil) })}
        </span>
      )}
      {deletionRequestedAt && <span className="badge">{t("users-tab.leaving")}</span>}
    </span>
  );
}
