import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { LeaveQuestion } from "#ui/kit/dialog/LeaveQuestion.tsx";
import { useWording } from "#ui/page.tsx";

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
  const isBegun = () => signedIn && forms.size > 0;
  return (
    <Reported value={report}>
      {children}
      <LeaveQuestion
        isBegun={isBegun}
        isLost={isBegun}
        title={t("profile.leaveQuestion")}
        text={t("profile.leaveText")}
        stay={t("profile.leaveStay")}
        go={t("profile.leaveGo")}
        goClass="danger-o"
      />
    </Reported>
  );
}
