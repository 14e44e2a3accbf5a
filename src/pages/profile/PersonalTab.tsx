import type { Account } from "#features/accounts/account.contract.ts";
import { PersonalForm } from "./PersonalForm.tsx";
import { PictureField } from "./PictureField.tsx";

/** Who one is: what buyers see of it, how one is reached, the picture. */
export function PersonalTab({ account }: { account: Account }) {
  return (
    <>
      <PersonalForm account={account} />
      <aside>
        <PictureField account={account} />
      </aside>
    </>
  );
}
