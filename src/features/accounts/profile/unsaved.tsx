import { useBlocker } from "@tanstack/react-router";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useWording } from "#ui/page.tsx";
import { Question } from "./Question.tsx";

type Report = (form: string, unsaved: boolean) => void;
const Reported = createContext<Report>(() => {});

/** Says that a form holds what has not been saved; leaving the page asks first. */
export function useUnsaved(form: string, unsaved: boolean) {
  const report = useContext(Reported);
  useEffect(() => {
    report(form, unsaved);
    return () => report(form, false);
  }, [report, form, unsaved]);
}

/** Asks before a page with unsaved changes is left; moving between its parts keeps them. `signedIn`: who is not may go. */
export function AskBeforeLeaving({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { t } = useWording();
  const [forms] = useState(() => new Set<string>());
  const report = useCallback<Report>(
    (form, unsaved) => {
      if (unsaved) forms.add(form);
      else forms.delete(form);
    },
    [forms],
  );
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => signedIn && forms.size > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: () => signedIn && forms.size > 0,
    withResolver: true,
  });
  return (
    <Reported value={report}>
      {children}
      {leaving.status === "blocked" && (
        <Question
          title={t("profile.leaveQuestion")}
          text={t("profile.leaveText")}
          keep={t("profile.leaveStay")}
          onClose={leaving.reset}
        >
          <button type="button" className="btn danger-o" onClick={leaving.proceed}>
            {t("profile.leaveGo")}
          </button>
        </Question>
      )}
    </Reported>
  );
}
