import { AlarmClock, BadgeCheck, StickyNote, UserRound } from "lucide-react";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { formatMoment } from "#i18n/moments.ts";
import { Link } from "#platform/page/routing.ts";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { isolated } from "../../isolated.ts";
import * as listStyles from "../../list/list.module.css";
import { messageWords } from "../../message-words.ts";
import type { Lead } from "../lead.contract.ts";
import * as styles from "./leads.module.css";
import { type AskedLeads, addressOf } from "./leads-address.ts";
import { StateBadge } from "./StateBadge.tsx";

/** One lead of the list: who, how far it is, about what, what was written last, what is noted. */
export function LeadRow({ lead, asked }: { lead: Lead; asked: AskedLeads }) {
  const { t, age, language } = useWording();
  const { other, listing, last, unread } = lead.conversation;
  const said = messageWords({ t, language }, last);
  return (
    <li className={unread > 0 ? `${listStyles.talk} ${listStyles.isNew}` : listStyles.talk}>
      <Picture
        photos={listing.photo ? [listing.photo] : []}
        alt=""
        sizes="64px"
        shape={shapeOf({ vehicleType: listing.vehicleType, bodyType: null })}
        className={listStyles.photo}
      />
      <div className={listStyles.words}>
        <p className={listStyles.who}>
          <Link to="/my-leads" search={{ ...addressOf(asked), lead: lead.id }}>
            <bdi>{other.name}</bdi>
          </Link>
          {other.isVerified && <BadgeCheck className={`i s ${listStyles.badge}`} aria-hidden="true" />}
          <time className="tiny muted" dateTime={last.sentAt}>
            {age(last.sentAt)}
          </time>
        </p>
        <p className={listStyles.about}>
          <StateBadge state={lead.state} />
          <span className={listStyles.cut}>
            <bdi>{listing.name?.[language] ?? t("conversations.unnamed")}</bdi>
          </span>
        </p>
        <p className={listStyles.last}>
          <span className={listStyles.cut}>
            {last.mine ? t("conversations.you", { text: isolated(said) }) : <bdi>{said}</bdi>}
          </span>
        </p>
        {(lead.remindAt || lead.notes > 0 || lead.inCharge) && (
          <p className={`tiny muted ${styles.meta}`}>
            {lead.inCharge && (
              <span title={t("leads.charge")}>
                <UserRound className="i s" aria-hidden="true" />
                <span className="sr">{t("leads.charge")}: </span>
                <bdi>{lead.inCharge.name}</bdi>
              </span>
            )}
            {lead.remindAt && (
              <span>
                <AlarmClock className="i s" aria-hidden="true" />
                {t("leads.reminderAt", { time: formatMoment(language, lead.remindAt) })}
              </span>
            )}
            {lead.notes > 0 && (
              <span>
                <StickyNote className="i s" aria-hidden="true" />
                {t("leads.notes", { count: lead.notes })}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
