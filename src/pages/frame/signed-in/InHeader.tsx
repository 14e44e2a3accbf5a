import { MessagesButton } from "#features/conversations/MessagesButton.tsx";
import { Bell } from "#features/notifications/bell/Bell.tsx";
import { AccountButton } from "./AccountButton.tsx";

/** What the header shows to a signed-in user. */
export function InHeader() {
  return (
    <>
      <MessagesButton />
      <Bell />
      <AccountButton />
    </>
  );
}
