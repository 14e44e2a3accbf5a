import type { Account } from "#features/accounts/account.contract.ts";
import { keepTypedMail } from "#features/accounts/fields/typed-mail.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { Devices } from "./Devices.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import * as styles from "./profile.module.css";

/** The password, and where it was used to sign in. */
export function SecurityTab({ account, shown }: { account: Account; shown: boolean }) {
  return (
    <>
      <Devices shown={shown} />
      <aside>
        {account.hasPassword ? <PasswordForm email={account.email} /> : <NoPassword email={account.email} />}
      </aside>
    </>
  );
}

/** What an account that was opened by a code lacks: the way to a password is that of one that was forgotten. */
function NoPassword({ email }: { email: string }) {
  const { t } = useWording();
  return (
    <section className={`panel ${styles.form}`} aria-labelledby="no-password">
      <div>
        <h2 id="no-password">{t("profile.noPasswordTitle")}</h2>
        <p className="soft small">{t("profile.noPasswordText")}</p>
      </div>
      <Link className="btn sec" to="/forgot-password" onClick={() => keepTypedMail(email)}>
        {t("profile.noPasswordLink")}
      </Link>
    </section>
  );
}
