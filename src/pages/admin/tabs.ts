import {
  BadgeCheck,
  Banknote,
  Car,
  ChartColumn,
  ClipboardCheck,
  Eye,
  FileCheck,
  Flag,
  History,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  MessageSquareWarning,
  Package,
  Receipt,
  Scale,
  Settings,
  ShieldAlert,
  ShieldUser,
  Star,
  Store,
  Users,
} from "lucide-react";
import type { ComponentType } from "react";
import type { AdminArea } from "#features/administrators/roles.ts";
import type { MessageKey, Namespace } from "#i18n/catalogue.ts";

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
    words: ["overview-tab", "payments-tab", "ways-to-pay", "activity-words"],
    load: () => import("./overview/screens/OverviewTab.tsx"),
  },
  {
    id: "review",
    label: "admin.tabReview",
    icon: ListChecks,
    area: "listings",
    words: ["moderation", "detail", "listing-fields"],
    load: () => import("#features/moderation/queue/screens/QueueTab.tsx"),
  },
  {
    id: "cars",
    label: "admin.tabCars",
    icon: Car,
    area: "listings",
    words: ["moderation", "listing-view", "detail", "listing-fields", "activity-words"],
    load: () => import("#features/moderation/table/screens/CarsTab.tsx"),
  },
  {
    id: "reported",
    label: "admin.tabReports",
    icon: Flag,
    area: "listings",
    words: ["moderation"],
    load: () => import("#features/moderation/reports/screens/ReportsTab.tsx"),
  },
  {
    id: "appeals",
    label: "admin.tabAppeals",
    icon: Scale,
    area: "listings",
    words: ["appeals-tab", "moderation"],
    load: () => import("#features/moderation/appeals/screens/AppealsTab.tsx"),
  },
  {
    id: "second-looks",
    label: "admin.tabSecondLooks",
    icon: Eye,
    area: "listings",
    words: ["second-looks-tab", "appeals-tab", "moderation"],
    load: () => import("#features/moderation/second-looks/screens/SecondLooksTab.tsx"),
  },
  {
    id: "papers",
    label: "admin.tabPapers",
    icon: FileCheck,
    area: "listings",
    words: ["papers-tab", "papers"],
    load: () => import("#features/papers/admin/screens/PapersTab.tsx"),
  },
  {
    id: "rules",
    label: "admin.tabRules",
    icon: ShieldAlert,
    area: "listings",
    words: ["rules-tab"],
    load: () => import("#features/moderation/rules/screens/RulesTab.tsx"),
  },
  {
    id: "conversations",
    label: "admin.tabConversations",
    icon: MessageSquareWarning,
    area: "conversations",
    words: ["conversation-reports", "offers", "viewings", "chat-photos"],
    load: () => import("#features/conversations/admin/screens/ConversationReportsTab.tsx"),
  },
  {
    id: "users",
    label: "admin.tabUsers",
    icon: Users,
    area: "users",
    words: ["users-tab", "activity-words"],
    load: () => import("#features/users/screens/UsersTab.tsx"),
  },
  {
    id: "partners",
    label: "admin.tabPartners",
    icon: ClipboardCheck,
    area: "users",
    words: ["partners-tab"],
    load: () => import("#features/inspections/admin/screens/PartnersTab.tsx"),
  },
  {
    id: "dealers",
    label: "admin.tabDealers",
    icon: Store,
    area: "dealers",
    words: ["dealers-tab", "dealers"],
    load: () => import("#features/dealers/admin/screens/DealersTab.tsx"),
  },
  {
    id: "dealer-reviews",
    label: "admin.tabDealerReviews",
    icon: Star,
    area: "dealers",
    words: ["dealer-reviews-tab"],
    load: () => import("#features/dealers/reviews/admin/screens/DealerReviewsTab.tsx"),
  },
  {
    id: "payments",
    label: "admin.tabPayments",
    icon: Banknote,
    area: "payments",
    words: ["payments-tab", "ways-to-pay"],
    load: () => import("#features/payments/admin/screens/PaymentsTab.tsx"),
  },
  {
    id: "approvals",
    label: "admin.tabApprovals",
    icon: BadgeCheck,
    area: "notifications",
    words: ["approvals-tab"],
    load: () => import("#features/plans/approvals/screens/ApprovalsTab.tsx"),
  },
  {
    id: "subscriptions",
    label: "admin.tabSubscriptions",
    icon: Package,
    area: "subscriptions",
    words: ["plans-tab", "overview-tab", "payments-tab", "ways-to-pay", "users-tab"],
    load: () => import("./plans/PlansTab.tsx"),
  },
  {
    id: "messages",
    label: "admin.tabMessages",
    icon: Megaphone,
    area: "notifications",
    words: ["broadcasts-tab"],
    load: () => import("#features/broadcasts/screens/BroadcastsTab.tsx"),
  },
  {
    id: "feedback",
    label: "admin.tabFeedback",
    icon: MessageSquareText,
    area: "feedback",
    words: ["feedback-tab"],
    load: () => import("#features/feedback/admin/screens/FeedbackTab.tsx"),
  },
  {
    id: "figures",
    label: "admin.tabFigures",
    icon: ChartColumn,
    area: "reports",
    words: ["figures-tab", "payments-tab", "ways-to-pay"],
    load: () => import("./reports/screens/FiguresTab.tsx"),
  },
  {
    id: "activity",
    label: "admin.tabActivity",
    icon: History,
    area: "activity",
    words: ["activity-tab", "activity-words"],
    load: () => import("#features/administrators/activity/screens/ActivityTab.tsx"),
  },
  {
    id: "administrators",
    label: "admin.tabAdministrators",
    icon: ShieldUser,
    area: "administrators",
    words: ["administrators-tab"],
    load: () => import("#features/administrators/screens/AdministratorsTab.tsx"),
  },
  {
    id: "costs",
    label: "admin.tabCosts",
    icon: Receipt,
    area: "settings",
    words: ["costs-tab", "detail", "listings"],
    load: () => import("#features/ownership-costs/admin/screens/CostsTab.tsx"),
  },
  {
    id: "settings",
    label: "admin.tabSettings",
    icon: Settings,
    area: "settings",
    words: ["settings-tab"],
    load: () => import("#features/settings/screens/SettingsTab.tsx"),
  },
];

/** Whether there is such a tab, for whichever role. */
export const isTab = (id: string | undefined) => all.some((tab) => tab.id === id);

/** The tabs that these areas open, in their order. */
export const tabsFor = (areas: readonly AdminArea[]): Tab[] => all.filter((tab) => areas.includes(tab.area));
