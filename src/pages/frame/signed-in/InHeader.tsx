import { MessagesButton } from "#features/conversations/MessagesButton.tsx";
import { Bell } from "#features/notifications/bell/Bell.tsx";
import { AccountButton } from "./AccountButton.tsx";

/** What the header shows to somebody who is signed in. */
export function InHeader() {
  return (
    <>
      <MessagesButton />
      <Bell />
      <AccountButton />
    </>
  );
}
