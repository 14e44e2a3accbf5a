import type { Account } from "#features/accounts/account.contract.ts";
import { Devices } from "./Devices.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

/** The password, and where it was used to sign in. */
export function SecurityTab({ account, shown }: { account: Account; shown: boolean }) {
  return (
    <>
      <Devices shown={shown} />
      <aside>
        <PasswordForm email={account.email} />
      </aside>
    </>
  );
}
