import { useCallback, useRef } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { useBlocker } from "#platform/page/routing.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { Section } from "../settings.contract.ts";
import { forms } from "./fields.ts";
import { SectionForm } from "./SectionForm.tsx";
import * as styles from "./settings-tab.module.css";

const sections = Object.keys(forms) as Section[];

/** What the general manager changes while the market runs, a form for each section. */
export default function SettingsTab() {
  const { t } = useWording();
  const found = useAdminQuery("GET /api/admin/settings", {});
  const begun = useRef(new Set<Section>());
  const onDirty = useCallback((section: Section, dirty: boolean) => {
    if (dirty) begun.current.add(section);
    else begun.current.delete(section);
  }, []);
  return (
    <>
      <nav className={styles.jump} aria-label={t("admin.tabSettings")}>
        {sections.map((section) => (
          <a key={section} className="chip" href={`#settings-${section}`}>
            {t(forms[section].title)}
          </a>
        ))}
      </nav>
      <ListState query={found} isEmpty={false}>
        <div className={styles.grid}>
          {found.data &&
            sections.map((section) => (
              <SectionForm key={section} section={section} stored={found.data[section]} onDirty={onDirty} />
            ))}
        </div>
      </ListState>
      <Leaving isBegun={() => begun.current.size > 0} />
    </>
  );
}

/** Asks before a form that was begun is left, for another tab as well. */
function Leaving({ isBegun }: { isBegun: () => boolean }) {
  const { t } = useWording();
  const tabOf = ({ search }: { search: unknown }) => (search as { tab?: unknown }).tab;
  const leaving = useBlocker({
    shouldBlock: ({ current, next }) =>
      isBegun() && (current.pathname !== next.pathname || tabOf(current) !== tabOf(next)),
    blocksUnload: isBegun,
  });
  if (leaving.status !== "blocked") return null;
  return (
    <Question
      title={t("settings-tab.leaveTitle")}
      text={t("settings-tab.leaveText")}
      keep={t("settings-tab.stay")}
      onClose={leaving.reset}
    >
      <button type="button" className="btn danger-o" onClick={leaving.proceed}>
        {t("settings-tab.leave")}
      </button>
    </Question>
  );
}
