import {
  BadgeCheck,
  Banknote,
  Car,
  ChartColumn,
  Flag,
  History,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Package,
  Receipt,
  Settings,
  ShieldUser,
  Store,
  Users,
} from "lucide-react";
import type { ComponentType } from "react";
import type { MessageKey, Namespace } from "#i18n/catalogue.ts";
import type { AdminArea } from "../roles.ts";

/** A part of the dashboard, as `?tab=` names it: a chunk of its own with words of its own. */
export interface Tab {
  id: string;
  label: Extract<MessageKey, `admin.tab${string}`>;
  icon: LucideIcon;
  /** Who may see it: whose role may enter this area. */
  area: AdminArea;
  words: readonly Namespace[];
  load: () => Promise<{ default: ComponentType }>;
}

const all: readonly Tab[] = [
  {
    id: "overview",
    label: "admin.tabOverview",
    icon: LayoutDashboard,
    area: "stats",
    words: ["overview-tab", "payments-tab", "activity-words"],
    load: () => import("../stats/overview-tab/OverviewTab.tsx"),
  },
  {
    id: "review",
    label: "admin.tabReview",
    icon: ListChecks,
    area: "listings",
    words: ["moderation", "detail"],
    load: () => import("#features/listings/moderation/queue/screen/QueueTab.tsx"),
  },
  {
    id: "cars",
    label: "admin.tabCars",
    icon: Car,
    area: "listings",
    words: ["moderation"],
    load: () => import("#features/listings/moderation/table/screen/CarsTab.tsx"),
  },
  {
    id: "reported",
    label: "admin.tabReports",
    icon: Flag,
    area: "listings",
    words: ["moderation"],
    load: () => import("#features/listings/moderation/reports/screen/ReportsTab.tsx"),
  },
  {
    id: "users",
    label: "admin.tabUsers",
    icon: Users,
    area: "users",
    words: ["users-tab", "activity-words"],
    load: () => import("#features/accounts/administration/users-tab/UsersTab.tsx"),
  },
  {
    id: "dealers",
    label: "admin.tabDealers",
    icon: Store,
    area: "dealers",
    words: ["dealers-tab", "dealers"],
    load: () => import("#features/dealers/administration/dealers-tab/DealersTab.tsx"),
  },
  {
    id: "payments",
    label: "admin.tabPayments",
    icon: Banknote,
    area: "payments",
    words: ["payments-tab"],
    load: () => import("#features/payments/admin/payments-tab/PaymentsTab.tsx"),
  },
  {
    id: "approvals",
    label: "admin.tabApprovals",
    icon: BadgeCheck,
    area: "notifications",
    words: ["approvals-tab"],
    load: () => import("#features/plans/approvals/approvals-tab/ApprovalsTab.tsx"),
  },
  {
    id: "subscriptions",
    label: "admin.tabSubscriptions",
    icon: Package,
    area: "subscriptions",
    words: ["plans-tab", "overview-tab", "payments-tab", "users-tab"],
    load: () => import("#features/plans/administration/plans-tab/PlansTab.tsx"),
  },
  {
    id: "messages",
    label: "admin.tabMessages",
    icon: Megaphone,
    area: "notifications",
    words: ["messages-tab"],
    load: () => import("#features/messages/messages-tab/MessagesTab.tsx"),
  },
  {
    id: "feedback",
    label: "admin.tabFeedback",
    icon: MessageSquareText,
    area: "feedback",
    words: ["feedback-tab"],
    load: () => import("#features/feedback/inbox/feedback-tab/FeedbackTab.tsx"),
  },
  {
    id: "figures",
    label: "admin.tabFigures",
    icon: ChartColumn,
    area: "reports",
    words: ["figures-tab", "payments-tab"],
    load: () => import("../reports/figures-tab/FiguresTab.tsx"),
  },
  {
    id: "activity",
    label: "admin.tabActivity",
    icon: History,
    area: "activity",
    words: ["activity-tab", "activity-words"],
    load: () => import("../activity/activity-tab/ActivityTab.tsx"),
  },
  {
    id: "administrators",
    label: "admin.tabAdministrators",
    icon: ShieldUser,
    area: "administrators",
    words: ["administrators-tab"],
    load: () => import("../administrators/administrators-tab/AdministratorsTab.tsx"),
  },
  {
    id: "costs",
    label: "admin.tabCosts",
    icon: Receipt,
    area: "settings",
    words: ["costs-tab", "detail", "listings"],
    load: () => import("#features/listings/costs/costs-tab/CostsTab.tsx"),
  },
  {
    id: "settings",
    label: "admin.tabSettings",
    icon: Settings,
    area: "settings",
    words: ["settings-tab"],
    load: () => import("../settings/settings-tab/SettingsTab.tsx"),
  },
];

/** Whether there is such a tab, for whichever role. */
export const isTab = (id: string | undefined) => all.some((tab) => tab.id === id);

/** The tabs that these areas open, in their order. */
export const tabsFor = (areas: readonly AdminArea[]): Tab[] => all.filter((tab) => areas.includes(tab.area));
