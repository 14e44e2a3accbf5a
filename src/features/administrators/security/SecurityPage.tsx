import { ChevronRight, ShieldAlert } from "lucide-react";
import { useEffect } from "react";
import { Link } from "#platform/page/routing.ts";
import { Logo } from "#ui/Logo.tsx";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import * as adminStyles from "../admin.module.css";
import { SignedIn, useAdmin } from "../client/use-admin.tsx";
import { Preferences } from "../Preferences.tsx";
import { AdminPasswordForm } from "./AdminPasswordForm.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { Sessions } from "./Sessions.tsx";
import * as securityStyles from "./security.module.css";

/** `/admin-security`: the warning of the area, and an administrator's second factor, sessions and password. */
export default function SecurityPage() {
  useEffect(preloadToasts, []);
  return (
    <SignedIn otherwise="/" waiting={<Waiting />}>
      <Parts />
    </SignedIn>
  );
}

function Parts() {
  const { t, language } = useWording();
  const { twoFactor, fullName } = useAdmin();
  const mustSetUp = twoFactor.required && !twoFactor.enabled;
  return (
    <>
      <header className={adminStyles.top}>
        <Link className="logo" to="/" aria-label={t("admin.toSite")}>
          <Logo language={language} />
        </Link>
        <span className="grow" />
        <bdi className="m desk">{fullName}</bdi>
        <Preferences />
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${securityStyles.security}`}>
        <div className="row between wrapx">
          <h1>{t("security.title")}</h1>
          {!mustSetUp && (
            <Link className="link" to="/enhanced-admin-dashboard">
              {t("security.toDashboard")}
              <ChevronRight className="i s flip" aria-hidden="true" />
            </Link>
          )}
        </div>
        <p className="note warn">
          <ShieldAlert className="i" aria-hidden="true" />
          {t("security.warning")}
        </p>
        {mustSetUp && (
          <p className="note bad" role="alert">
            {t("security.mustSetUp")}
          </p>
        )}
        <div className={securityStyles.parts}>
          <SecondFactor />
          <AdminPasswordForm />
          <Sessions />
        </div>
      </main>
    </>
  );
}

function Waiting() {
  const { t } = useWording();
  return (
    <main id="main" tabIndex={-1} className={`wrap ${securityStyles.security}`}>
      <div role="status" aria-label={t("kit.loading")}>
        <span className="sk" style={{ display: "block", blockSize: 240 }} />
      </div>
    </main>
  );
}
