import { reaches, useAccount } from "#features/accounts/current-account.ts";
import { MessagesButton } from "#features/conversations/MessagesButton.tsx";
import { Bell } from "#features/notifications/bell/Bell.tsx";
import { AccountButton } from "./AccountButton.tsx";

/** What the header shows to a signed-in user. */
export function InHeader() {
  const mayTalk = reaches(useAccount(), ["sales"]);
  return (
    <>
      {mayTalk && <MessagesButton />}
      <Bell />
      <AccountButton />
    </>
  );
}
