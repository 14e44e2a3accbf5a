import { UserRound } from "lucide-react";
import { Suspense } from "react";
import { useAccount } from "#features/accounts/current-account.ts";
import { preloadSignIn, SignInPlace } from "#features/accounts/sign-in/SignInPlace.tsx";
import { useWording } from "#ui/page.tsx";
import type { AccountParts } from "#ui/shell/account-parts.ts";
import { askToSignIn } from "#ui/sign-in.ts";
import { useSignedInParts } from "./signed-in-parts.ts";

/** The parts of the frame that depend on who is signed in. */
export const accountParts: AccountParts = {
  InHeader() {
    const { t } = useWording();
    if (useAccount()) return <ForSignedIn part="InHeader" />;
    return (
      <button
        type="button"
        className="btn quiet desk"
        onClick={() => askToSignIn()}
        onPointerEnter={preloadSignIn}
        onFocus={preloadSignIn}
      >
        {t("common.signIn")}
      </button>
    );
  },

  InMenu({ onClose }) {
    const { t } = useWording();
    if (useAccount()) return <ForSignedIn part="InMenu" onClose={onClose} />;
    const signIn = () => {
      onClose();
      askToSignIn();
    };
    return (
      <div className="menu-list">
        <button type="button" onClick={signIn} onPointerEnter={preloadSignIn} onFocus={preloadSignIn}>
          <UserRound className="i" aria-hidden="true" />
          {t("common.signIn")}
        </button>
      </div>
    );
  },

  UnderHeader: () => useAccount() && <ForSignedIn part="UnderHeader" />,

  OverPage: () => (
    <>
      {useAccount() && <ForSignedIn part="OverPage" />}
      <SignInPlace />
    </>
  ),
};

type PartProps = { part: "InHeader" | "UnderHeader" | "OverPage" } | { part: "InMenu"; onClose: () => void };

/** While its code is on the way, the markup of the server stays. */
function ForSignedIn(props: PartProps) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

function Part(props: PartProps) {
  const parts = useSignedInParts();
  if (props.part === "InMenu") return <parts.InMenu onClose={props.onClose} />;
  const Shown = parts[props.part];
  return <Shown />;
}
