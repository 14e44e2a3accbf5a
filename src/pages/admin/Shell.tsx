import { ExternalLink, LogOut, Menu, RotateCw, ShieldCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import * as styles from "#features/administrators/admin.module.css";
import { useRefresh } from "#features/administrators/client/refresh.tsx";
import { useAdmin, useSignOut } from "#features/administrators/client/use-admin.tsx";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { Preferences } from "#features/administrators/Preferences.tsx";
import { Link } from "#platform/page/routing.ts";
import { Logo } from "#ui/Logo.tsx";
import { useWording } from "#ui/page.tsx";
import type { Tab } from "./tabs.ts";
import { mostCounted } from "./waiting/waiting.schema.ts";

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
    <div className={styles.frame}>
      <aside className={`${styles.side} desk`}>
        <SideMenu tabs={tabs} current={current} />
      </aside>
      <div className={styles.page}>
        <header className={styles.top}>
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
          <span className={`${styles.preferences} desk`}>
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
            <div className={styles.drawerFoot}>
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
  const waiting = useAdminQuery("GET /api/admin/waiting", {}).data ?? {};
  return (
    <>
      <Link className={`logo ${styles.logo}`} to="/" aria-label={t("admin.toSite")}>
        <Logo language={language} />
      </Link>
      <nav className={styles.nav} aria-label={t("admin.navigation")}>
        {tabs.map((tab) => (
          <TabLink
            key={tab.id}
            tab={tab}
            isCurrent={tab.id === current?.id}
            waiting={waiting[tab.id as keyof typeof waiting] ?? 0}
            onChoose={onChoose}
          />
        ))}
      </nav>
      <nav className={`${styles.nav} ${styles.navEnd}`} aria-label={t("admin.security")}>
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

interface TabLinkProps {
  tab: Tab;
  isCurrent: boolean;
  /** How much waits there for a user of this role. */
  waiting: number;
  onChoose: (() => void) | undefined;
}

/** The count is no part of the link's name: it is said after it. */
function TabLink({ tab: { id, label, icon: Icon }, isCurrent, waiting, onChoose }: TabLinkProps) {
  const { t, number } = useWording();
  const told = useId();
  return (
    <Link
      to="/enhanced-admin-dashboard"
      search={{ tab: id }}
      aria-current={isCurrent ? "page" : undefined}
      aria-describedby={waiting > 0 ? told : undefined}
      {...(onChoose && { onClick: onChoose })}
    >
      <Icon className="i" aria-hidden="true" />
      {t(label)}
      {waiting > 0 && (
        <>
          <span className="n" aria-hidden="true">
            {waiting > mostCounted ? t("admin.moreThan", { count: number(mostCounted) }) : number(waiting)}
          </span>
          <span id={told} hidden>
            {t("admin.waiting", { count: Math.min(waiting, mostCounted) })}
          </span>
        </>
      )}
    </Link>
  );
}

function RefreshControls() {
  const { t } = useWording();
  const { auto, setAuto, held, refresh } = useRefresh();
  return (
    <div className={styles.live}>
      <label className={styles.auto}>
        <input type="checkbox" className="sr" checked={auto} onChange={() => setAuto(!auto)} />
        <span className={auto ? "switch on" : "switch"} aria-hidden="true" />
        <span className={styles.autoText}>{t(auto && held ? "admin.autoHeld" : "admin.autoRefresh")}</span>
      </label>
      <button type="button" className="icon-btn" aria-label={t("admin.refresh")} onClick={refresh}>
        <RotateCw className="i" aria-hidden="true" />
      </button>
    </div>
  );
}

/** Who is signed in, in which role, and the way out. */
function Person() {
  const { t } = useWording();
  const { fullName, role } = useAdmin();
  const signOut = useSignOut();
  return (
    <div className={styles.person}>
      <div className={styles.name}>
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
