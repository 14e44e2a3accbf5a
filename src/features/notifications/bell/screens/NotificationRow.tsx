import { Banknote, Bell, CircleAlert, CircleCheck, Heart, type LucideIcon, Package } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import type { Notification } from "../bell.contract.ts";
import * as styles from "./notifications.module.css";

const icons: Record<string, LucideIcon> = {
  payment: Banknote,
  car_approved: CircleCheck,
  car_rejected: CircleAlert,
  subscription: Package,
  favorite: Heart,
};

/** One notice; where it names a page of the market, all of it leads there. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { t, age } = useWording();
  const { type, title, body, inOneLanguage, link, createdAt, readAt } = notification;
  const dir = inOneLanguage ? "auto" : undefined;
  const Icon = icons[type] ?? Bell;
  const isNew = readAt === null;
  return (
    <li className={isNew ? styles.isNew : undefined}>
      <span className={`disc ${type}`}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <div>
        <h2 dir={dir}>
          {link ? <Link to={link}>{title}</Link> : title}
          {isNew && <span className="badge brand">{t("notifications.new")}</span>}
        </h2>
        <p dir={dir}>{body}</p>
        <time className="small muted" dateTime={createdAt}>
          {age(createdAt)}
        </time>
      </div>
    </li>
  );
}
