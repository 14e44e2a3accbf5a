import { ArrowLeftRight, Building2, ClipboardCheck, LayoutDashboard, LogOut, UserRound } from "lucide-react";
import { useEffect } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { signOut } from "#features/accounts/sign-in/sign-out.ts";
import { switchWork } from "#features/staff/screens/switch-work.ts";
import { Link, useRouter } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { WorkLine } from "./WorkLine.tsx";

/** In the menu of a phone: one's own pages and the way out. */
export function MenuItems({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  const page = usePage();
  const router = useRouter();
  const account = useAccount();
  useEffect(preloadToasts, []);
  if (!account) return null;
  const { work } = account;
  const leave = () => {
    onClose();
    void signOut(page, router);
  };
  return (
    <div className="menu-list">
      <Link to="/user-dashboard" onClick={onClose}>
        <LayoutDashboard className="i" aria-hidden="true" />
        {t("signed-in.dashboard")}
      </Link>
      {work && (
        <>
          <Link to="/my-staff" onClick={onClose}>
            <Building2 className="i" aria-hidden="true" />
            <WorkLine work={work} />
          </Link>
          <button type="button" onClick={() => void switchWork(page, !work.working)}>
            <ArrowLeftRight className="i" aria-hidden="true" />
            {work.working ? t("signed-in.actOwn") : t("signed-in.actFor", { dealership: work.dealership })}
          </button>
        </>
      )}
      {account.isInspector && (
        <Link to="/my-inspections" onClick={onClose}>
          <ClipboardCheck className="i" aria-hidden="true" />
          {t("signed-in.inspections")}
        </Link>
      )}
      <Link to="/profile" onClick={onClose}>
        <UserRound className="i" aria-hidden="true" />
        {t("signed-in.profile")}
      </Link>
      <button type="button" onClick={leave}>
        <LogOut className="i flip" aria-hidden="true" />
        {t("signed-in.signOut")}
      </button>
    </div>
  );
}
