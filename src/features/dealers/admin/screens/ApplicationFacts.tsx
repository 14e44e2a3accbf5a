import { readablePhone } from "#text/phone-links.ts";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import { specializationName, yearsName } from "../../registration/names.ts";
import type { ReviewedApplication } from "../dealer-admin.contract.ts";
import * as styles from "./dealers-tab.module.css";
import { StateBadge } from "./StateBadge.tsx";

const ltr = (text: string) => (
  <bdi className="num" dir="ltr">
    {text}
  </bdi>
);
const own = (text: string) => <bdi>{text}</bdi>;

/** What the dealership says of itself. */
export function NineFields({ application: one }: { application: ReviewedApplication }) {
  const { t, name } = useWording();
  return (
    <Facts
      facts={[
        [t("dealers.name"), own(one.dealershipName)],
        [t("dealers.license"), ltr(one.dealershipLicense)],
        [
          t("dealers.phone"),
          <a className="link" key="phone" href={`tel:${one.dealershipPhone}`}>
            {ltr(readablePhone(one.dealershipPhone))}
          </a>,
        ],
        [t("dealers.email"), ltr(one.dealershipEmail)],
        [t("dealers.city"), name("place", one.dealershipCity)],
        [t("dealers.years"), yearsName(t, one.yearsInBusiness)],
        [t("dealers.specialization"), specializationName(t, one.specialization)],
        [t("dealers.address"), own(one.dealershipAddress)],
        [t("dealers.description"), own(one.description), true],
      ]}
    />
  );
}

/** Whose account it is. */
export function Applicant({ application }: { application: ReviewedApplication }) {
  const { t, name, day } = useWording();
  const { firstName, lastName, email, phone, city, isEmailVerified, status, createdAt } =
    application.applicant;
  return (
    <section>
      <h3>{t("dealers-tab.applicant")}</h3>
      <Facts
        facts={[
          [t("dealers-tab.fullName"), own(`${firstName} ${lastName}`)],
          [
            t("dealers-tab.accountEmail"),
            <span key="email">
              {ltr(email)}{" "}
              {!isEmailVerified && <span className="badge warn">{t("dealers-tab.emailUnverified")}</span>}
            </span>,
          ],
          [t("dealers-tab.accountPhone"), phone ? ltr(readablePhone(phone)) : t("dealers-tab.none")],
          [t("dealers-tab.accountCity"), city ? name("place", city) : t("dealers-tab.none")],
          [
            t("dealers-tab.account"),
            status === "active" ? (
              t("dealers-tab.accountActive")
            ) : (
              <span key="status" className="badge bad">
                {t(status === "banned" ? "dealers-tab.accountBanned" : "dealers-tab.accountSuspended")}
              </span>
            ),
          ],
          [t("dealers-tab.accountSince"), day(createdAt)],
        ]}
      />
    </section>
  );
}

interface HistoryProps {
  application: ReviewedApplication;
  onOpen: (id: string) => void;
}

/** What the same person sent before or since. */
export function History({ application: { history }, onOpen }: HistoryProps) {
  const { t, day } = useWording();
  if (history.length === 0) return null;
  return (
    <section>
      <h3>{t("dealers-tab.history")}</h3>
      <ol className={styles.history}>
        {history.map(({ id, state, dealershipName, reason, reviewer, createdAt }) => (
          <li key={id}>
            <div>
              <button type="button" className="link" onClick={() => onOpen(id)}>
                <bdi>{dealershipName}</bdi>
              </button>{" "}
              <StateBadge state={state} />
              {(reason || reviewer) && (
                <p className="small soft">
                  <bdi>{[reviewer, reason].filter(Boolean).join(": ")}</bdi>
                </p>
              )}
            </div>
            <time className="small muted" dateTime={createdAt}>
              {day(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
