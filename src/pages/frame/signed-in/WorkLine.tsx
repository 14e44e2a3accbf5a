import type { Account } from "#features/accounts/account.contract.ts";
import { useWording } from "#ui/page.tsx";

/** For which dealership a user works, as what, and whether this device acts for it now. */
export function WorkLine({ work: { dealership, role, working } }: { work: NonNullable<Account["work"]> }) {
  const { t } = useWording();
  return (
    <span className="small">
      {t("signed-in.worksFor", {
        role: t(`signed-in.role_${role}`),
        dealership: `\u2068${dealership}\u2069`,
      })}
      {!working && <span className="muted"> · {t("signed-in.ownNow")}</span>}
    </span>
  );
}
