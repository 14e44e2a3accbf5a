import { Menu } from "@base-ui/react/menu";
import {
  ArrowLeftRight,
  Building2,
  ClipboardCheck,
  LayoutDashboard,
  LogOut,
  Motorbike,
  UserRound,
} from "lucide-react";
import type { RefObject } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { signOut } from "#features/accounts/sign-in/sign-out.ts";
import { switchWork } from "#features/staff/screens/switch-work.ts";
import { Link, useRouter } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { WorkLine } from "./WorkLine.tsx";
import "#ui/css/menu.css";
import * as styles from "./account-menu.module.css";

interface Props {
  account: Account;
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

/** What a signed-in user can do from the header. */
export default function AccountMenu({ account, anchor, open, onClose }: Props) {
  const { t } = useWording();
  const page = usePage();
  const router = useRouter();
  const { work } = account;
  return (
    <Menu.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Menu.Portal container={anchor.current?.closest("header")}>
        <Menu.Positioner className="popup-menu-place" anchor={anchor} align="end" sideOffset={6}>
          <Menu.Popup
            className={`popup-menu ${styles.menu}`}
            finalFocus={anchor}
            aria-label={t("signed-in.menu")}
          >
            <div className={styles.menuWho}>
              <b className="m">
                <bdi>
                  {account.firstName} {account.lastName}
                </bdi>
              </b>
              <bdi className="tiny muted" dir="ltr">
                {account.email}
              </bdi>
              {work && <WorkLine work={work} />}
            </div>
            {work && (
              <>
                <Menu.LinkItem className="popup-menu-item" render={<Link to="/my-staff" />} closeOnClick>
                  <Building2 className="i" aria-hidden="true" />
                  {t("signed-in.work")}
                </Menu.LinkItem>
                <Menu.Item className="popup-menu-item" onClick={() => void switchWork(page, !work.working)}>
                  <ArrowLeftRight className="i" aria-hidden="true" />
                  {work.working
                    ? t("signed-in.actOwn")
                    : t("signed-in.actFor", { dealership: work.dealership })}
                </Menu.Item>
              </>
            )}
            <Menu.LinkItem className="popup-menu-item" render={<Link to="/user-dashboard" />} closeOnClick>
              <LayoutDashboard className="i" aria-hidden="true" />
              {t("signed-in.dashboard")}
            </Menu.LinkItem>
            <Menu.LinkItem className="popup-menu-item" render={<Link to="/add-motorcycle" />} closeOnClick>
              <Motorbike className="i" aria-hidden="true" />
              {t("common.addMotorcycle")}
            </Menu.LinkItem>
            {account.isInspector && (
              <Menu.LinkItem className="popup-menu-item" render={<Link to="/my-inspections" />} closeOnClick>
                <ClipboardCheck className="i" aria-hidden="true" />
                {t("signed-in.inspections")}
              </Menu.LinkItem>
            )}
            <Menu.LinkItem className="popup-menu-item" render={<Link to="/profile" />} closeOnClick>
              <UserRound className="i" aria-hidden="true" />
              {t("signed-in.profile")}
            </Menu.LinkItem>
            <Menu.Item className="popup-menu-item" onClick={() => signOut(page, router)}>
              <LogOut className="i flip" aria-hidden="true" />
              {t("signed-in.signOut")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
