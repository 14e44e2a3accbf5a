import { lazy, Suspense, useRef, useState } from "react";
import { Avatar } from "#features/accounts/Avatar.tsx";
import { useAccount } from "#features/accounts/current-account.ts";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";

const loadMenu = () => import("./AccountMenu.tsx");
const AccountMenu = lazy(loadMenu);

/** Signing out must be able to say that the network failed. */
function preload() {
  void loadMenu().catch(() => {});
  preloadToasts();
}

/** Who is signed in, in the header; opens what they can do. */
export function AccountButton() {
  const { t } = useWording();
  const account = useAccount();
  const [menu, setMenu] = useState<"never" | "open" | "shut">("never");
  const button = useRef<HTMLButtonElement>(null);
  if (!account) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={t("signed-in.menuOf", { name: `${account.firstName} ${account.lastName}` })}
        aria-haspopup="menu"
        aria-expanded={menu === "open"}
        onClick={() => setMenu("open")}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Avatar account={account} />
      </button>
      {menu !== "never" && (
        <Suspense>
          <AccountMenu
            account={account}
            anchor={button}
            open={menu === "open"}
            onClose={() => setMenu("shut")}
          />
        </Suspense>
      )}
    </>
  );
}
