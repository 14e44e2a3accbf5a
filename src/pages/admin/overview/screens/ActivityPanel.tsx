import { Banknote, Check, History, type LucideIcon, Package, ShieldCheck, Trash2, X } from "lucide-react";
import { actionWord } from "#features/administrators/activity/words/words.ts";
import { formatAge, isolated } from "#i18n/format.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { Activity } from "../stats.contract.ts";
import * as styles from "./overview-tab.module.css";

/** Actions that have a sentence of their own; every other is told as the log calls it. */
const sentences = {
  "listing.approved": ["listing_approved", Check],
  "listing.rejected": ["listing_rejected", X],
  "listing.deleted": ["listing_deleted", Trash2],
  "listing.restored": ["listing_restored", History],
  "payment.verified": ["payment_verified", Banknote],
  "payment.rejected": ["payment_rejected", X],
  "payment.refunded": ["payment_refunded", Banknote],
  "payment.receipt_seen": ["receipt_seen", Banknote],
  "plan.added": ["plan_added", Package],
  "plan.changed": ["plan_changed", Package],
  "plan.deleted": ["plan_deleted", Package],
  "admin.signed_in": ["signed_in", ShieldCheck],
  "admin.signed_out": ["signed_out", ShieldCheck],
} as const satisfies Record<string, readonly [string, LucideIcon]>;

const isKnown = (action: string): action is keyof typeof sentences => action in sentences;

/** What administrators did lately. */
export function ActivityPanel({ activity }: { activity: readonly Activity[] }) {
  const { t } = useWording();
  return (
    <section className="panel" aria-labelledby="ov-activity">
      <div className="panel-h">
        <h2 id="ov-activity">{t("overview-tab.activity")}</h2>
        <Link className="link small" to="/enhanced-admin-dashboard" search={{ tab: "activity" }}>
          {t("overview-tab.log")}
        </Link>
      </div>
      {activity.length === 0 && <p className="soft">{t("overview-tab.noActivity")}</p>}
      <ul className={styles.list}>
        {activity.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Line({ one: { administrator, action, title, at } }: { one: Activity }) {
  const { t, language } = useWording();
  const who = isolated(administrator ?? t("overview-tab.system"));
  const what = title === null ? "" : isolated(title);
  const [key, Icon] = isKnown(action) ? sentences[action] : ([undefined, History] as const);
  return (
    <li>
      <Icon className="i s" aria-hidden="true" />
      <span className={styles.text}>
        {key
          ? t(`overview-tab.did_${key}`, { who, what })
          : t("overview-tab.did", { who, action: actionWord(action, t) })}
      </span>
      <time dateTime={at}>{formatAge(language, new Date(at), new Date())}</time>
    </li>
  );
}
