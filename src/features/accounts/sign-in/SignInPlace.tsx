import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { whenSessionEnds } from "#platform/page/browser-api.ts";
import { useLocation, useRouter } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { answerSignIn, type SignInMode, type SignInReason } from "#ui/sign-in.ts";
import { accountQuery } from "../current-account.ts";
import type { SignInDialogProps } from "./dialog-props.ts";

const dialog = async () => (await import("./find-dialog.ts")).dialog();
const follower = () => import("./follow-session.ts");

/** Fetches the dialog before it is asked for: a pointer or the focus is on the way to it. */
export const preloadSignIn = () => void dialog().catch(() => {});

/**
 * Where the dialog of sign-in and registration opens over any page. What guests load of it at first is this file; forms,
 * rules and words come with the dialog.
 */
export function SignInPlace() {
  const page = usePage();
  const router = useRouter();
  const [asked, setAsked] = useState<SignInDialogProps>();
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>();
  const [failed, setFailed] = useState(false);
  const waiting = useRef<{ answer: Promise<boolean>; end: (signedIn: boolean) => void }>(undefined);

  // Before the effects of the page that is shown first: one of them may ask.
  useLayoutEffect(() => {
    const isSignedIn = () => Boolean(page.queryClient.getQueryData(accountQuery(page).queryKey));

    /** Anyone who asks while the dialog is open waits for the same answer. */
    const ask = async (mode: SignInMode = "signIn", reason?: SignInReason) => {
      if (isSignedIn()) return true;
      waiting.current ??= openDialog(mode, reason);
      return waiting.current.answer;
    };
    const openDialog = (mode: SignInMode, reason: SignInReason | undefined) => {
      const { promise: answer, resolve } = withResolvers();
      const end = (signedIn: boolean) => {
        waiting.current = undefined;
        setAsked(undefined);
        resolve(signedIn);
      };
      setFailed(false);
      setAsked({ mode, reason, onEnd: end });
      Promise.all([dialog(), page.messages.load("accounts", "errors", "signed-in")]).then(
        ([module]) => setDialog(() => module.default),
        () => {
          end(false);
          setFailed(true);
        },
      );
      return { answer, end };
    };

    const stop = [
      answerSignIn(ask),
      whenSessionEnds(async (call) => (await follower()).sessionEnded(page, ask, call)),
    ];
    let isGone = false;
    void follower().then(
      ({ followSession }) => {
        if (!isGone) stop.push(followSession(page, router, () => waiting.current?.end(true)));
      },
      () => {}, // without the network nothing comes that could be followed
    );
    return () => {
      isGone = true;
      for (const one of stop) one();
    };
  }, [page, router]);

  // Anyone who goes to another page does not want to sign in on this one.
  const { pathname } = useLocation();
  const askedOn = useRef(pathname);
  useEffect(() => {
    if (askedOn.current !== pathname) waiting.current?.end(false);
    askedOn.current = pathname;
  }, [pathname]);

  if (failed) return <NotFetched onClose={() => setFailed(false)} />;
  if (!asked) return null;
  return Dialog ? (
    <Dialog {...asked} />
  ) : (
    <div className="nav-progress" data-busy="true" aria-hidden="true" />
  );
}

/** `Promise.withResolvers` is younger than the browsers that we support. */
function withResolvers() {
  let resolve: (value: boolean) => void = () => {};
  const promise = new Promise<boolean>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

/** Without the network there is no dialog, nor a toast that would say so. */
function NotFetched({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  return (
    <p className="toast at-end" role="alert">
      {t("common.offline")}
      <button type="button" className="btn quiet" onClick={onClose}>
        {t("common.close")}
      </button>
    </p>
  );
}
