import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Tabs } from "@base-ui/react/tabs";
import { BadgeCheck, Bell, CircleUserRound, ShieldCheck, UserRound } from "lucide-react";
import { Avatar } from "#features/accounts/Avatar.tsx";
import type { Account } from "#features/accounts/account.contract.ts";
import { useAccount } from "#features/accounts/current-account.ts";
import { useLastingAccount } from "#features/accounts/use-lasting-account.ts";
import { ChoicesTab } from "#features/notifications/choices/screens/ChoicesTab.tsx";
import { directionOf } from "#i18n/language.ts";
import { useNavigate, useSearch } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { AccountTab } from "./AccountTab.tsx";
import { type ProfileTab, profileTabs, tabIn } from "./load-profile.ts";
import { PersonalTab } from "./PersonalTab.tsx";
import * as styles from "./profile.module.css";
import { SecurityTab } from "./SecurityTab.tsx";
import { AskBeforeLeaving } from "./unsaved.tsx";

/** One's own profile in four parts. What was typed stays while the session has to be renewed over the page. */
export default function ProfilePage() {
  const account = useAccount();
  const shown = useLastingAccount();
  if (!shown) return null;
  return (
    <AskBeforeLeaving signedIn={account !== null}>
      <div className={`wrap ${styles.profile}`}>
        <Who account={shown} />
        <Parts key={shown.id} account={shown} />
      </div>
    </AskBeforeLeaving>
  );
}

function Who({ account }: { account: Account }) {
  const { t } = useWording();
  return (
    <div className={styles.heading}>
      <Avatar account={account} large />
      <div className="grow">
        <h1>{t("profile.title")}</h1>
        <p className="soft small">
          <bdi className="m">
            {account.firstName} {account.lastName}
          </bdi>
          <span className={styles.mail}>
            <bdi dir="ltr">{account.email}</bdi>
            {account.isEmailVerified && (
              <BadgeCheck className="i s" role="img" aria-label={t("profile.verified")} />
            )}
          </span>
        </p>
      </div>
    </div>
  );
}

const icons = { personal: UserRound, security: ShieldCheck, notifications: Bell, account: CircleUserRound };
const labels = {
  personal: "profile.tabPersonal",
  security: "profile.tabSecurity",
  notifications: "profile.tabNotifications",
  account: "profile.tabAccount",
} as const;

function Parts({ account }: { account: Account }) {
  const { t, language } = useWording();
  const tab = tabIn(useSearch());
  const navigate = useNavigate();
  const show = (next: ProfileTab) =>
    navigate({
      to: "/profile",
      search: next === "personal" ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <DirectionProvider direction={directionOf(language)}>
      <Tabs.Root value={tab} onValueChange={(next) => void show(next as ProfileTab)}>
        <Tabs.List className="tabs" activateOnFocus aria-label={t("profile.tabs")}>
          {profileTabs.map((one) => {
            const Icon = icons[one];
            return (
              <Tabs.Tab key={one} value={one}>
                <Icon className="i s" aria-hidden="true" />
                {t(labels[one])}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {/* Kept: what was typed in one part is there after a look at another. */}
        <Tabs.Panel value="personal" className={styles.tab} keepMounted>
          <PersonalTab account={account} />
        </Tabs.Panel>
        <Tabs.Panel value="security" className={styles.tab} keepMounted>
          <SecurityTab account={account} shown={tab === "security"} />
        </Tabs.Panel>
        <Tabs.Panel value="notifications" className={styles.tab} keepMounted>
          <ChoicesTab shown={tab === "notifications"} />
        </Tabs.Panel>
        <Tabs.Panel value="account" className={styles.tab} keepMounted>
          <AccountTab account={account} shown={tab === "account"} />
        </Tabs.Panel>
      </Tabs.Root>
    </DirectionProvider>
  );
}
