import { Lock } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import * as styles from "#features/administrators/admin.module.css";
import { RefreshProvider } from "#features/administrators/client/refresh.tsx";
import { SignedIn, useAdmin } from "#features/administrators/client/use-admin.tsx";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { Shell } from "./Shell.tsx";
import { isTab, type Tab, tabsFor } from "./tabs.ts";

/** `/enhanced-admin-dashboard`: the frame of the administration, and the part of it that `?tab=` names. */
export default function DashboardPage() {
  useEffect(preloadToasts, []);
  return (
    <SignedIn otherwise="/admin-login" waiting={<Waiting />}>
      <RefreshProvider>
        <Dashboard />
      </RefreshProvider>
    </SignedIn>
  );
}

function Dashboard() {
  const { t } = useWording();
  const navigate = useNavigate();
  const { areas, twoFactor } = useAdmin();
  const { address } = useTabAddress();
  const tabs = tabsFor(areas);
  const asked = tabs.find(({ id }) => id === address.tab);
  // Nobody wonders why something else is shown than what the address names.
  const isClosed = !asked && isTab(address.tab);
  const current = isClosed ? undefined : (asked ?? tabs[0]);
  const mustSetUp = twoFactor.required && !twoFactor.enabled;
  useEffect(() => {
    if (mustSetUp) void navigate({ to: "/admin-security", replace: true });
  }, [mustSetUp, navigate]);
  if (mustSetUp) return <Waiting />;
  return (
    <Shell tabs={tabs} current={current}>
      {current && <TabScreen key={current.id} tab={current} />}
      {isClosed && (
        <div className="panel empty">
          <Lock className="i l muted" aria-hidden="true" />
          <h2>{t("admin.closed")}</h2>
          <p className="soft">{t("admin.closedText")}</p>
          <Link className="btn sec" to="/enhanced-admin-dashboard" search={{}}>
            {t("admin.closedBack")}
          </Link>
        </div>
      )}
    </Shell>
  );
}

/** A tab's code and words come with its first visit. */
function TabScreen({ tab }: { tab: Tab }) {
  const { t } = useWording();
  const { messages } = usePage();
  const [Screen, setScreen] = useState<ComponentType>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another effect
  useEffect(() => {
    let gone = false;
    Promise.all([tab.load(), messages.load(...tab.words)]).then(
      ([{ default: loaded }]) => gone || setScreen(() => loaded),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [tab, messages, tries]);
  if (Screen) return <Screen />;
  if (!failed) return <Skeleton />;
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return <Failed text={t("common.offline")} onRetry={retry} />;
}

function Waiting() {
  return (
    <div className={styles.frame}>
      <div className={`${styles.side} desk`} />
      <main id="main" tabIndex={-1} className="adm-main">
        <Skeleton />
      </main>
    </div>
  );
}

function Skeleton() {
  const { t } = useWording();
  return (
    <div className="stack" role="status" aria-label={t("kit.loading")}>
      {[72, 44, 44, 44, 44].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that never move
        <span key={index} className="sk" style={{ blockSize: height, display: "block" }} />
      ))}
    </div>
  );
}
