import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CircleCheck, FilePen, FileWarning, MailWarning } from "lucide-react";
import type { ReactNode } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { useResend } from "#features/accounts/sign-in/resend-verification.ts";
import { draftsQuery } from "#features/selling/drafts/drafts.api.ts";
import type { ListingDraft } from "#features/selling/drafts/drafts.contract.ts";
import type { OwnListing } from "#features/selling/own/own.contract.ts";
import { daysLeft, mendKey } from "#features/selling/own/own-state.ts";
import { useOwnActions } from "#features/selling/own-actions/use-own-actions.ts";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { attentionQuery } from "./dashboard.api.ts";
import * as styles from "./dashboard.module.css";
import { tabOf } from "./dashboard-search.ts";

const none = { data: [] };

/** What waits for the seller: a listing that was begun, a mail to verify, listings that end soon, listings that were refused and why. */
export function Attention({ account }: { account: Account }) {
  const { t } = useWording();
  const { api } = usePage();
  const { data } = useQuery(attentionQuery(api));
  const { data: { data: drafts } = none } = useQuery(draftsQuery(api));
  const listings = data?.data ?? [];
  const more = (data?.total ?? 0) - listings.length;
  const last = listings.at(-1);
  if (!data && account.isEmailVerified && drafts.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="attention">
      <h2 id="attention" className={styles.heading}>
        {t("dashboard.attention")}
      </h2>
      {account.isEmailVerified && listings.length + drafts.length === 0 ? (
        <p className={styles.calm}>
          <CircleCheck className="i" aria-hidden="true" />
          {t("dashboard.attentionNone")}
        </p>
      ) : (
        <ul className={styles.todo}>
          {!account.isEmailVerified && <Unverified />}
          {drafts.map((draft) => (
            <Begun key={draft.id} draft={draft} />
          ))}
          {listings.map((listing) =>
            listing.status === "rejected" ? (
              <Refused key={listing.id} listing={listing} />
            ) : (
              <Ending key={listing.id} listing={listing} />
            ),
          )}
        </ul>
      )}
      {more > 0 && last && (
        <Link className="link" to="/user-dashboard" search={{ tab: tabOf(last.vehicleType) }}>
          {t("dashboard.attentionMore", { count: more })}
        </Link>
      )}
    </section>
  );
}

interface ItemProps {
  icon: typeof MailWarning;
  text: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

function Item({ icon: Icon, text, hint, children }: ItemProps) {
  return (
    <li>
      <span className={styles.icon}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <span>
        <span className={styles.todoText}>{text}</span>
        {hint && <span className="tiny muted">{hint}</span>}
      </span>
      {children}
    </li>
  );
}

function Unverified() {
  const { t } = useWording();
  const { state, resend } = useResend();
  return (
    <Item icon={MailWarning} text={t("dashboard.unverified")} hint={t("dashboard.unverifiedHint")}>
      <button type="button" className="link small" onClick={resend} disabled={state !== "idle"}>
        {t(state === "sent" ? "dashboard.resent" : "dashboard.resend")}
      </button>
    </Item>
  );
}

function Begun({ draft: { id, vehicleType, fields, updatedAt } }: { draft: ListingDraft }) {
  const { t, age } = useWording();
  const title = fields.title?.trim();
  return (
    <Item
      icon={FilePen}
      text={
        title ? (
          <Title id={id}>{title}</Title>
        ) : (
          t(vehicleType === "car" ? "dashboard.draftCar" : "dashboard.draftMotorcycle")
        )
      }
      hint={t("dashboard.draftHint", { age: age(updatedAt) })}
    >
      <Link
        className="link small"
        to={vehicleType === "car" ? "/add-car" : "/add-motorcycle"}
        {...(title && { "aria-describedby": `todo-${id}` })}
      >
        {t("dashboard.draftFinish")}
      </Link>
    </Item>
  );
}

function Refused({ listing }: { listing: OwnListing }) {
  const { t } = useWording();
  const { id, title, rejectionReason } = listing;
  const mend = mendKey(listing);
  return (
    <Item
      icon={FileWarning}
      text={<Title id={id}>{title}</Title>}
      hint={rejectionReason ? <span dir="auto">{rejectionReason}</span> : mend && t(mend)}
    >
      <Link className="link small" to="/edit-car/$id" params={{ id }} aria-describedby={`todo-${id}`}>
        {t("dashboard.mend")}
      </Link>
    </Item>
  );
}

function Ending({ listing }: { listing: OwnListing }) {
  const { t } = useWording();
  const { now } = usePage();
  const { renew, busy } = useOwnActions();
  const { id, title } = listing;
  return (
    <Item
      icon={CalendarClock}
      text={<Title id={id}>{title}</Title>}
      hint={t("own.endsIn", { days: daysLeft(listing, now) ?? 0 })}
    >
      <button
        type="button"
        className="link small"
        aria-describedby={`todo-${id}`}
        disabled={busy}
        onClick={() => void renew(listing)}
      >
        {t("own-actions.renew")}
      </button>
    </Item>
  );
}

const Title = ({ id, children }: { id: string; children: string }) => (
  <bdi className="m" id={`todo-${id}`}>
    {children}
  </bdi>
);
