import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { inPortions } from "#ui/kit/list/in-portions.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { AdminUser, UserStatus } from "../user-admin.contract.ts";
import { fullName } from "./words.ts";

/** What is open over the list, and whom it is about. */
export type Open = {
  to: UserStatus;
  users: readonly Pick<AdminUser, "id" | "firstName" | "lastName" | "status">[];
};
export interface Said {
  reason?: string | undefined;
  until?: string | undefined;
}

const toasts = {
  active: "users-tab.activatedToast",
  suspended: "users-tab.suspendedToast",
  banned: "users-tab.bannedToast",
} as const;

/** Carries what was decided about one user or several out, and says what became of each. */
export function useStanding({ to, users }: Open, onDone: () => void) {
  const { t } = useWording();
  const { pending, run } = useChange(({ status }) => {
    if (status === 409) onDone();
  });

  async function changeOne(said: Said): Promise<void> {
    const [user] = users;
    if (!user) return;
    const body = { status: to, ...said, seen: user.status };
    await adminApi("PUT /api/admin/users/:id/status", { params: { id: user.id }, body });
    toast("success", t(toasts[to], { name: fullName(user) }));
  }

  async function changeMany(said: Said): Promise<void> {
    const ids = users.map(({ id }) => id);
    const left: string[] = [];
    let done = 0;
    let gone = 0;
    const { outcomes, error } = await inPortions(ids, async (portion) => {
      const body = { ids: portion, status: to, ...said };
      return (await adminApi("PUT /api/admin/users/status", { body })).data;
    });
    for (const { outcome, name } of outcomes) {
      if (outcome === "done") done++;
      else if (name === null) gone++;
      else left.push(name);
    }
    const names = [...left, ...(gone ? [t("users-tab.bulkGone", { count: gone })] : [])].join(", ");
    const count = left.length + gone;
    toast(
      count > 0 ? "message" : "success",
      t("users-tab.bulkDone", { count: done }),
      count > 0 ? t("users-tab.bulkLeft", { count, names }) : undefined,
    );
    if (error) throw error;
  }

  return {
    pending,
    change: (said: Said) =>
      run({
        call: () => (users.length === 1 ? changeOne(said) : changeMany(said)),
        failed: t("users-tab.statusFailed"),
        onDone,
      }),
  };
}
