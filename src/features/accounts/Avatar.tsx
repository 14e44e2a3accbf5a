import type { Account } from "./account.contract.ts";

/** The picture of the profile, or the first letter of the name. */
export function Avatar({ account, large }: { account: Account; large?: boolean }) {
  const className = large ? "ava lg" : "ava";
  if (account.profileImageUrl) {
    return <img className={className} src={account.profileImageUrl} alt="" width={52} height={52} />;
  }
  return (
    <span className={className} aria-hidden="true">
      {Array.from(account.firstName.trim())[0]?.toLocaleUpperCase()}
    </span>
  );
}
