import { lazy, Suspense, useState } from "react";
import { useAdmin } from "#features/administrators/client/use-admin.tsx";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { ListingLink } from "#features/administrators/list/links.tsx";
import { BackToList, Part, RecordHead } from "#features/administrators/list/Record.tsx";
import { formatMoment } from "#i18n/moments.ts";
import { Link } from "#platform/page/routing.ts";
import { Email } from "#ui/Email.tsx";
import { type Fact, Facts } from "#ui/kit/list/Facts.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { AdminUserDetail } from "../user-admin.contract.ts";
import { Devices } from "./Devices.tsx";
import { Rows } from "./Rows.tsx";
import { UserActions } from "./UserActions.tsx";
import { Standing } from "./use-columns.tsx";
import type { Open } from "./use-standing.ts";
import * as styles from "./users-tab.module.css";
import { deedOf, fullName, listingTone, listingWord, paymentWord } from "./words.ts";

const StandingDialog = lazy(() => import("./StandingDialog.tsx"));
const PlanDialog = lazy(() => import("./PlanDialog.tsx"));

/** Everything that is known of one user, and what may be done. */
export default function UserPage({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useWording();
  const [open, setOpen] = useState<Open>();
  const [plan, setPlan] = useState(false);
  const found = useAdminQuery("GET /api/admin/users/:id", { params: { id } });
  const user = found.data;
  return (
    <>
      <BackToList onBack={onBack}>{t("users-tab.back")}</BackToList>
      <ListState query={found} isEmpty={false}>
        {user && (
          <>
            <Head user={user} onOpen={setOpen} />
            <div className={styles.grid}>
              <Profile user={user} onSetPlan={() => setPlan(true)} />
              <Listings user={user} />
              {user.payments && <Payments payments={user.payments} />}
              <Devices userId={id} sessions={user.sessions} />
              <Periods periods={user.periods} />
              <History history={user.history} />
            </div>
          </>
        )}
      </ListState>
      <Suspense>
        {open && (
          <StandingDialog open={open} onClose={() => setOpen(undefined)} onDone={() => setOpen(undefined)} />
        )}
        {plan && user && <PlanDialog userId={id} name={fullName(user)} onClose={() => setPlan(false)} />}
      </Suspense>
    </>
  );
}

function Head({ user, onOpen }: { user: AdminUserDetail; onOpen: (open: Open) => void }) {
  return (
    <section className="panel">
      <RecordHead>
        <div>
          <h2>
            <bdi>{fullName(user)}</bdi>
          </h2>
          <Email address={user.email} className="soft" />
          <Standing user={user} />
        </div>
        <UserActions user={user} onOpen={onOpen} />
      </RecordHead>
    </section>
  );
}

function Profile({ user, onSetPlan }: { user: AdminUserDetail; onSetPlan: () => void }) {
  const { t, name, day, number, language } = useWording();
  const { areas } = useAdmin();
  const facts: Fact[] = [
    [t("users-tab.type"), t(`users-tab.${user.type}`)],
    [t("users-tab.dealership"), user.dealershipName],
    [t("users-tab.city"), user.city && name("place", user.city)],
    [t("users-tab.phone"), user.phone && <bdi dir="ltr">{user.phone}</bdi>],
    [t("users-tab.registered"), day(user.createdAt)],
    [
      t("users-tab.lastLogin"),
      user.lastLoginAt ? formatMoment(language, user.lastLoginAt) : t("users-tab.never"),
    ],
    [t("users-tab.failures"), user.loginAttempts ? number(user.loginAttempts) : t("users-tab.none")],
    [t("users-tab.language"), user.language === "ar" ? "العربية" : "English"],
    [t("users-tab.why"), user.suspensionReason],
    [
      t("users-tab.plan"),
      <span key="plan">
        <bdi>{user.planName[language]}</bdi>
        {user.planEndsAt && ` · ${t("users-tab.planUntil", { day: day(user.planEndsAt) })}`}
      </span>,
    ],
  ];
  return (
    <Part title={t("users-tab.profile")}>
      <Facts facts={facts} />
      {areas.includes("subscriptions") && (
        <button type="button" className={`btn sec sm ${styles.end}`} onClick={onSetPlan}>
          {t("users-tab.setPlan")}
        </button>
      )}
    </Part>
  );
}

function Listings({ user }: { user: AdminUserDetail }) {
  const { t, money, number } = useWording();
  const { areas } = useAdmin();
  const { listings } = user;
  const states = ["active", "pending", "rejected", "expired"] as const;
  return (
    <Part title={t("users-tab.listings")}>
      <p className={styles.badges}>
        {states.map((status) => (
          <span key={status} className={`badge ${listingTone[status]}`}>
            {t(listingWord[status])} {number(listings.byStatus[status] ?? 0)}
          </span>
        ))}
      </p>
      <Rows none={t("users-tab.listingsNone")}>
        {listings.newest.map(({ id, title, status, price, currency }) => (
          <li key={id}>
            {status === "active" && !areas.includes("listings") ? (
              <a className="link" href={`/cars/${id}`}>
                <bdi>{title}</bdi>
              </a>
            ) : (
              <ListingLink id={id}>{title}</ListingLink>
            )}
            <span className={styles.badges}>
              <bdi dir="ltr" className="num">
                {money(price, currency)}
              </bdi>
              <span className={`badge ${listingTone[status]}`}>{t(listingWord[status])}</span>
            </span>
          </li>
        ))}
      </Rows>
      {areas.includes("listings") && listings.newest.length > 0 && (
        <Link className="link" to="/enhanced-admin-dashboard" search={{ tab: "cars", seller: user.id }}>
          {t("users-tab.allListings")}
        </Link>
      )}
    </Part>
  );
}

function Payments({ payments }: { payments: NonNullable<AdminUserDetail["payments"]> }) {
  const { t, money, day, language } = useWording();
  return (
    <Part title={t("users-tab.payments")} aside={t("users-tab.paymentsAll", { count: payments.total })}>
      <Rows none={t("users-tab.paymentsNone")}>
        {payments.newest.map(({ id, title, titleAr, amount, status, createdAt, reference }) => (
          <li key={id}>
            <span className={styles.mail}>
              {language === "ar" ? titleAr : title}
              <span className="small muted">
                <bdi dir="ltr">{reference}</bdi> · {day(createdAt)}
              </span>
            </span>
            <span className={styles.badges}>
              <bdi dir="ltr" className="num m">
                {money(amount)}
              </bdi>
              <span className={`badge ${{ verified: "ok", pending: "warn", rejected: "bad" }[status]}`}>
                {t(paymentWord[status])}
              </span>
            </span>
          </li>
        ))}
      </Rows>
    </Part>
  );
}

function Periods({ periods }: { periods: AdminUserDetail["periods"] }) {
  const { t, day, language } = useWording();
  return (
    <Part title={t("users-tab.periods")}>
      <Rows none={t("users-tab.periodsNone")}>
        {periods.map(({ id, name, nameAr, startsAt, endsAt, isPaid, isOver }) => (
          <li key={id}>
            <span className={styles.mail}>
              {language === "ar" ? nameAr : name}
              <span className="small muted">
                {day(startsAt)} – {endsAt ? day(endsAt) : t("users-tab.planOpen")}
              </span>
            </span>
            <span className={styles.badges}>
              {!isOver && <span className="badge ok">{t("users-tab.running")}</span>}
              <span className="badge">{t(isPaid ? "users-tab.bought" : "users-tab.given")}</span>
            </span>
          </li>
        ))}
      </Rows>
    </Part>
  );
}

function History({ history }: { history: AdminUserDetail["history"] }) {
  const { t, day, language } = useWording();
  return (
    <Part title={t("users-tab.history")}>
      <Rows none={t("users-tab.historyNone")}>
        {history.map((one) => (
          <li key={one.id}>
            <span className={styles.mail}>
              <span>
                {deedOf(one, t)}
                {one.until && ` · ${t("users-tab.planUntil", { day: day(one.until) })}`}
              </span>
              {one.reason && <bdi className="small soft">{one.reason}</bdi>}
            </span>
            <span className={`${styles.mail} small muted`}>
              <bdi>{one.administrator}</bdi>
              <time dateTime={one.at}>{formatMoment(language, one.at)}</time>
            </span>
          </li>
        ))}
      </Rows>
    </Part>
  );
}
