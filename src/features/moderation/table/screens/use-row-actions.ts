import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { type Refusal, refusalBody } from "../../refusal.ts";
import type { TableRow } from "../table.schema.ts";

/** What is asked about one listing. */
export interface Asked {
  what: "reject" | "delete";
  row: ActedOn;
}
/** What of a listing is needed to act on it. */
export type ActedOn = Pick<TableRow, "id" | "title" | "status" | "deletedAt" | "updatedAt">;

/** What is done with one line of the table, and the toasts that say what became of it. */
export function useRowActions(onDone: () => void) {
  const { t } = useWording();
  // What is over needs no question any more.
  const { pending, run: change } = useChange(() => onDone());
  const run = (call: () => Promise<unknown>, said: () => void, failed: string) =>
    change({
      call,
      failed,
      onDone: () => {
        said();
        onDone();
      },
    });
  const restore = ({ id }: Pick<TableRow, "id">) =>
    run(
      () => adminApi("POST /api/admin/cars/:id/restore", { params: { id } }),
      () => void toast("success", t("moderation.restoreDone")),
      t("moderation.restoreFailed"),
    );
  return {
    pending,
    restore,
    decide: ({ id, updatedAt: seen }: ActedOn, status: "active" | "rejected", refusal?: Refusal) =>
      run(
        () =>
          adminApi("PUT /api/admin/cars/:id/status", {
            params: { id },
            body: {
              status,
              seen,
              ...refusalBody(refusal),
            },
          }),
        () => void toast("success", t("moderation.statusDone")),
        t("moderation.statusFailed"),
      ),
    remove: ({ id, title }: ActedOn, warn: boolean) =>
      run(
        () => adminApi("DELETE /api/admin/cars/:id", { params: { id }, query: warn ? { warn: "true" } : {} }),
        () =>
          void toast("success", t("moderation.deleteDone"), title, {
            label: t("moderation.undo"),
            onClick: () => restore({ id }),
          }),
        t("moderation.deleteFailed"),
      ),
  };
}
export type RowActs = ReturnType<typeof useRowActions>;
