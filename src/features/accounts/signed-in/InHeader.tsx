import { Bell } from "#features/notices/notifications/Bell.tsx";
import { AccountButton } from "./AccountButton.tsx";

/** What the header shows to somebody who is signed in. */
export function InHeader() {
  return (
    <>
      <Bell />
      <AccountButton />
    </>
  );
}
