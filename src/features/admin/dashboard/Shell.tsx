import { Link } from "@tanstack/react-router";
import { ExternalLink, LogOut, Menu, RotateCw, ShieldCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Logo } from "#ui/Logo.tsx";
import { useWording } from "#ui/page.tsx";
import { useRefresh } from "../client/refresh.tsx";
import { useAdmin, useSignOut } from "../client/use-admin.tsx";
import { Preferences } from "./Preferences.tsx";
import type { Tab } from "./tabs.ts";

const loadDrawer = () => import("./Drawer.tsx");
const Drawer = lazy(loadDrawer);

interface Props {
  tabs: readonly Tab[];
  current: Tab | undefined;
  children: ReactNode;
}

/** The frame of every tab: where one can go, who one is, refreshing, language and theme. */
export function Shell({ tabs, current, children }: Props) {
  const { t } = useWording();
  const [menu, setMenu] = useState(false);
  return (
    <div className="adm">
      <aside className="adm-side desk">
        <SideMenu tabs={tabs} current={current} />
      </aside>
      <div className="adm-page">
        <header className="adm-top">
          <button
            type="button"
            className="icon-btn phone"
            aria-label={t("admin.menu")}
            aria-haspopup="dialog"
            aria-expanded={menu}
            onPointerEnter={loadDrawer}
            onClick={() => setMenu(true)}
          >
            <Menu className="i l" aria-hidden="true" />
          </button>
          <h1>{current ? t(current.label) : t("admin.title")}</h1>
          <RefreshControls />
          <span className="adm-prefs desk">
            <Preferences />
          </span>
          <Person />
        </header>
        <main id="main" tabIndex={-1} className="adm-main">
          {children}
        </main>
      </div>
      {menu && (
        <Suspense>
          <Drawer onClose={() => setMenu(false)}>
            <SideMenu tabs={tabs} current={current} onChoose={() => setMenu(false)} />
            <div className="adm-drawer-foot">
              <Preferences />
            </div>
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}

/** The way from tab to tab, and out. */
function SideMenu({ tabs, current, onChoose }: Omit<Props, "children"> & { onChoose?: () => void }) {
  const { t, language } = useWording();
  return (
    <>
      <Link className="logo adm-logo" to="/" aria-label={t("admin.toSite")}>
        <Logo language={language} />
      </Link>
      <nav className="adm-nav" aria-label={t("admin.navigation")}>
        {tabs.map(({ id, label, icon: Icon }) => (
          <Link
            key={id}
            to="/enhanced-admin-dashboard"
            search={{ tab: id }}
            aria-current={id === current?.id ? "page" : undefined}
            {...(onChoose && { onClick: onChoose })}
          >
            <Icon className="i" aria-hidden="true" />
            {t(label)}
          </Link>
        ))}
      </nav>
      <nav className="adm-nav adm-nav-end" aria-label={t("admin.security")}>
        <Link to="/admin-security">
          <ShieldCheck className="i" aria-hidden="true" />
          {t("admin.security")}
        </Link>
        <Link to="/">
          <ExternalLink className="i" aria-hidden="true" />
          {t("admin.toSite")}
        </Link>
      </nav>
    </>
  );
}

function RefreshControls() {
  const { t } = useWording();
  const { auto, setAuto, held, refresh } = useRefresh();
  return (
    <div className="adm-live">
      <label className="adm-auto">
        <input type="checkbox" className="sr" checked={auto} onChange={() => setAuto(!auto)} />
        <span className={auto ? "switch on" : "switch"} aria-hidden="true" />
        <span className="adm-auto-text">{t(auto && held ? "admin.autoHeld" : "admin.autoRefresh")}</span>
      </label>
      <button type="button" className="icon-btn" aria-label={t("admin.refresh")} onClick={refresh}>
        <RotateCw className="i" aria-hidden="true" />
      </button>
    </div>
  );
}

/** Who is signed in, in which role (spec §2), and the way out. */
function Person() {
  const { t } = useWording();
  const { fullName, role } = useAdmin();
  const signOut = useSignOut();
  return (
    <div className="adm-person">
      <div className="adm-name">
        <bdi className="m">{fullName}</bdi>
        <span className="badge brand">
          {t(role === "super_admin" ? "admin.roleSuper" : "admin.roleOther")}
        </span>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("admin.signOut")}
        title={t("admin.signOut")}
        onClick={() => void signOut()}
      >
        <LogOut className="i flip" aria-hidden="true" />
      </button>
    </div>
  );
}
