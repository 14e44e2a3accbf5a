import { remoteModules } from "#platform/page/define-page.tsx";

/**
 * The pages that most visits never come to, by address: their source files, for the server, and their chunks. What stands
 * here costs no first visit anything; a page is added here and, with its address, in routes.tsx.
 */
export const pages = {
  "/forgot-password": {
    module: "src/features/accounts/recovery/screens/forgot.screen.ts",
    chunk: () => import("#features/accounts/recovery/screens/forgot.screen.ts"),
  },
  "/reset-password": {
    module: "src/features/accounts/recovery/screens/reset.screen.ts",
    chunk: () => import("#features/accounts/recovery/screens/reset.screen.ts"),
  },
  "/verify-email": {
    module: "src/features/accounts/recovery/screens/verify.screen.ts",
    chunk: () => import("#features/accounts/recovery/screens/verify.screen.ts"),
  },
  "/profile": {
    module: "src/pages/profile/profile.screen.ts",
    chunk: () => import("#pages/profile/profile.screen.ts"),
  },
  "/add-car": {
    module: "src/features/selling/form/add-car.screen.ts",
    chunk: () => import("#features/selling/form/add-car.screen.ts"),
  },
  "/add-motorcycle": {
    module: "src/features/selling/form/add-motorcycle.screen.ts",
    chunk: () => import("#features/selling/form/add-motorcycle.screen.ts"),
  },
  "/edit-car/$id": {
    module: "src/features/selling/form/edit.screen.ts",
    chunk: () => import("#features/selling/form/edit.screen.ts"),
  },
  "/share-kit/$id": {
    module: "src/features/listings/share-kit/screens/share-kit.screen.ts",
    chunk: () => import("#features/listings/share-kit/screens/share-kit.screen.ts"),
  },
  "/favorites": {
    module: "src/features/shortlist/favorites/favorites.screen.ts",
    chunk: () => import("#features/shortlist/favorites/favorites.screen.ts"),
  },
  "/recent": {
    module: "src/features/shortlist/recent/screens/recent.screen.ts",
    chunk: () => import("#features/shortlist/recent/screens/recent.screen.ts"),
  },
  "/checklist": {
    module: "src/features/checklist/screens/checklist.screen.ts",
    chunk: () => import("#features/checklist/screens/checklist.screen.ts"),
  },
  "/compare": {
    module: "src/features/shortlist/comparison/screens/compare.screen.ts",
    chunk: () => import("#features/shortlist/comparison/screens/compare.screen.ts"),
  },
  "/notifications": {
    module: "src/features/notifications/bell/screens/notifications.screen.ts",
    chunk: () => import("#features/notifications/bell/screens/notifications.screen.ts"),
  },
  "/messages": {
    module: "src/features/conversations/screens/messages.screen.ts",
    chunk: () => import("#features/conversations/screens/messages.screen.ts"),
  },
  "/my-leads": {
    module: "src/features/conversations/leads/screens/my-leads.screen.ts",
    chunk: () => import("#features/conversations/leads/screens/my-leads.screen.ts"),
  },
  "/contact": {
    module: "src/features/feedback/screens/contact.screen.ts",
    chunk: () => import("#features/feedback/screens/contact.screen.ts"),
  },
  "/about": {
    module: "src/pages/about/about.screen.ts",
    chunk: () => import("#pages/about/about.screen.ts"),
  },
  "/trust": {
    module: "src/pages/trust/trust.screen.ts",
    chunk: () => import("#pages/trust/trust.screen.ts"),
  },
  "/terms": {
    module: "src/features/legal/terms/terms.screen.tsx",
    chunk: () => import("#features/legal/terms/terms.screen.tsx"),
  },
  "/privacy": {
    module: "src/features/legal/privacy/privacy.screen.tsx",
    chunk: () => import("#features/legal/privacy/privacy.screen.tsx"),
  },
  "/seo/$": {
    module: "src/pages/market/landings/landings.screen.tsx",
    chunk: () => import("#pages/market/landings/landings.screen.tsx"),
  },
  "/value/$": {
    module: "src/pages/value/value.screen.ts",
    chunk: () => import("#pages/value/value.screen.ts"),
  },
  "/user-dashboard": {
    module: "src/pages/seller-dashboard/dashboard.screen.ts",
    chunk: () => import("#pages/seller-dashboard/dashboard.screen.ts"),
  },
  "/dealers": {
    module: "src/features/dealers/showrooms/screens/directory.screen.ts",
    chunk: () => import("#features/dealers/showrooms/screens/directory.screen.ts"),
  },
  "/dealers/$slug/{-$kind}": {
    module: "src/pages/market/showroom/showroom.screen.ts",
    parts: ["src/pages/market/browse/browse.screen.ts"],
    chunk: () => import("#pages/market/showroom/showroom.screen.ts"),
  },
  "/my-showroom": {
    module: "src/features/dealers/own-showroom/screens/my-showroom.screen.ts",
    chunk: () => import("#features/dealers/own-showroom/screens/my-showroom.screen.ts"),
  },
  "/import-listings": {
    module: "src/features/dealers/stock-import/screens/import-page.screen.ts",
    chunk: () => import("#features/dealers/stock-import/screens/import-page.screen.ts"),
  },
  "/my-stock": {
    module: "src/features/stock/screens/stock.screen.ts",
    chunk: () => import("#features/stock/screens/stock.screen.ts"),
  },
  "/my-figures": {
    module: "src/features/stock/figures/screens/figures.screen.ts",
    chunk: () => import("#features/stock/figures/screens/figures.screen.ts"),
  },
  "/integrations": {
    module: "src/features/dealers/integrations/screens/integrations.screen.ts",
    chunk: () => import("#features/dealers/integrations/screens/integrations.screen.ts"),
  },
  "/my-inspections": {
    module: "src/features/inspections/screens/my-inspections.screen.ts",
    chunk: () => import("#features/inspections/screens/my-inspections.screen.ts"),
  },
  "/my-inspections/$id": {
    module: "src/features/inspections/screens/report.screen.ts",
    chunk: () => import("#features/inspections/screens/report.screen.ts"),
  },
  "/my-staff": {
    module: "src/features/staff/screens/my-staff.screen.ts",
    chunk: () => import("#features/staff/screens/my-staff.screen.ts"),
  },
  "/staff-invitation": {
    module: "src/features/staff/screens/invitation/invitation.screen.ts",
    chunk: () => import("#features/staff/screens/invitation/invitation.screen.ts"),
  },
  "/dealership-registration": {
    module: "src/features/dealers/registration/registration.screen.ts",
    chunk: () => import("#features/dealers/registration/registration.screen.ts"),
  },
  "/subscriptions": {
    module: "src/pages/subscriptions/subscriptions.screen.ts",
    chunk: () => import("#pages/subscriptions/subscriptions.screen.ts"),
  },
  "/payment/$": {
    module: "src/features/payments/screens/result/payment.screen.ts",
    chunk: () => import("#features/payments/screens/result/payment.screen.ts"),
  },
  "/admin-login": {
    module: "src/features/administrators/sign-in/admin-login.screen.ts",
    chunk: () => import("#features/administrators/sign-in/admin-login.screen.ts"),
  },
  "/enhanced-admin-dashboard": {
    module: "src/pages/admin/admin-dashboard.screen.ts",
    chunk: () => import("#pages/admin/admin-dashboard.screen.ts"),
  },
  "/admin-security": {
    module: "src/features/administrators/security/security.screen.ts",
    chunk: () => import("#features/administrators/security/security.screen.ts"),
  },
  "/admin-invitation": {
    module: "src/features/administrators/screens/invitation/invitation.screen.ts",
    chunk: () => import("#features/administrators/screens/invitation/invitation.screen.ts"),
  },
  "/analytics": {
    module: "src/features/selling/analytics/analytics.screen.ts",
    chunk: () => import("#features/selling/analytics/analytics.screen.ts"),
  },
  "/offline": {
    module: "src/features/offline/page/offline.screen.ts",
    chunk: () => import("#features/offline/page/offline.screen.ts"),
  },
};

remoteModules("src/lazy-pages.ts", pages);
