import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useAdminQuery } from "#features/administrators/client/use-admin-query.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { ListState } from "#ui/kit/list/ListState.tsx";
import { useWording } from "#ui/page.tsx";
import type { FoundUser } from "../user-admin.contract.ts";
import * as styles from "./users-tab.module.css";
import { fullName } from "./words.ts";

const shortest = 3;

/** Asks whom a plan is for, also a user who never had one. */
export default function FindUserDialog({
  onFound,
  onClose,
}: {
  onFound: (user: FoundUser) => void;
  onClose: () => void;
}) {
  const { t } = useWording();
  const [typed, setTyped] = useState("");
  const asked = useDeferredValue(typed.trim());
  return (
    <TitledDialog
      size="medium"
      title={t("users-tab.findTitle")}
      text={t("users-tab.findText")}
      onClose={onClose}
    >
      <TextField
        label={t("users-tab.findLabel")}
        error={undefined}
        type="search"
        icon={<Search className="i s" aria-hidden="true" />}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {asked.length >= shortest && <Found search={asked} onFound={onFound} />}
    </TitledDialog>
  );
}

function Found({ search, onFound }: { search: string; onFound: (user: FoundUser) => void }) {
  const { t, language } = useWording();
  const found = useAdminQuery("GET /api/admin/subscriptions/users", { query: { search } });
  return (
    <ListState query={found} isEmpty={found.data?.data.length === 0}>
      <ul className={styles.found}>
        {found.data?.data.map((user) => (
          <li key={user.id}>
            <button type="button" onClick={() => onFound(user)}>
              <span>
                <bdi className="m">{fullName(user)}</bdi>
                <bdi className="small muted" dir="ltr">
                  {user.email}
                </bdi>
              </span>
              <span className="badge">{user.planName[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.data?.isMore && <p className="small muted">{t("users-tab.findMore")}</p>}
    </ListState>
  );
}
