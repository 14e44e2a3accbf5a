import { BadgeCheck, ChevronDown, CircleAlert, CircleCheckBig, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "#platform/page/routing.ts";
import { readablePhone } from "#text/phone-links.ts";
import { useWording } from "#ui/page.tsx";
import { SellLink } from "#ui/SellLink.tsx";
import type { OwnApplication } from "../application.contract.ts";
import { Documents } from "./Documents.tsx";
import { specializationName, yearsName } from "./names.ts";
import * as styles from "./registration.module.css";

/** What is shown instead of the form while an application is under review, and right after it was sent. */
export function UnderReview({ application, isNew }: { application: OwnApplication; isNew: boolean }) {
  const { t, day } = useWording();
  const Icon = isNew ? CircleCheckBig : Hourglass;
  return (
    <div className={styles.state}>
      <div className={styles.said} role={isNew ? "status" : undefined}>
        <span className={isNew ? `disc ${styles.ok}` : "disc"}>
          <Icon className="i" aria-hidden="true" />
        </span>
        <h2>{t(isNew ? "dealers.sent" : "dealers.pendingTitle")}</h2>
        <p className="soft">
          {isNew ? t("dealers.sentText") : t("dealers.pendingText", { day: day(application.createdAt) })}
        </p>
      </div>
      <Documents application={application} />
      <Summary application={application} />
    </div>
  );
}

/** What was sent, to look up; it cannot be changed. */
function Summary({ application }: { application: OwnApplication }) {
  const { t, name } = useWording();
  const facts: [string, ReactNode][] = [
    [t("dealers.name"), <bdi key="name">{application.dealershipName}</bdi>],
    [t("dealers.license"), ltr(application.dealershipLicense)],
    [t("dealers.address"), <bdi key="address">{application.dealershipAddress}</bdi>],
    [t("dealers.city"), name("place", application.dealershipCity)],
    [t("dealers.phone"), ltr(readablePhone(application.dealershipPhone))],
    [t("dealers.email"), ltr(application.dealershipEmail)],
    [t("dealers.years"), yearsName(t, application.yearsInBusiness)],
    [t("dealers.specialization"), specializationName(t, application.specialization)],
    [t("dealers.description"), <bdi key="description">{application.description}</bdi>],
  ];
  return (
    <details className={styles.summary}>
      <summary>
        {t("dealers.summary")}
        <ChevronDown className="i s" aria-hidden="true" />
      </summary>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;

/** For a dealership that is approved: nothing is left to apply for. */
export function Approved() {
  const { t } = useWording();
  return (
    <div className={styles.said}>
      <span className={`disc ${styles.ok}`}>
        <BadgeCheck className="i" aria-hidden="true" />
      </span>
      <h2>{t("dealers.approvedTitle")}</h2>
      <p className="soft">{t("dealers.approvedText")}</p>
      <div className="message-ways">
        <Link className="btn pri" to="/my-showroom">
          {t("dealers.approvedShowroom")}
        </Link>
        <SellLink className="btn sec">{t("dealers.approvedAdd")}</SellLink>
        <Link className="btn sec" to="/subscriptions">
          {t("dealers.approvedPlans")}
        </Link>
      </div>
    </div>
  );
}

/** Over the form of who was refused: why, and that another try is open. */
export function Refused({ application }: { application: OwnApplication }) {
  const { t, day } = useWording();
  return (
    <div className="note bad">
      <CircleAlert className="i" aria-hidden="true" />
      <div className={styles.refused}>
        <b>{t("dealers.rejectedTitle")}</b>
        <p>
          {t("dealers.reason")}: <bdi>{application.reason}</bdi>
        </p>
        {application.decidedAt && <p>{t("dealers.rejectedText", { day: day(application.decidedAt) })}</p>}
      </div>
    </div>
  );
}
