import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { OwnListingDetail } from "../listing.schema.ts";

/** What ends a listing, and is asked about. */
export type AskedAction = "sold" | "withdraw" | "delete";

/** What an owner does with a listing; says how it went, with the way back. `onDone`: its page shows the new state. */
export function useOwnActions({ id, own }: OwnListingDetail, onDone: () => void) {
  const { api, queryClient, messages } = usePage();
  const { day } = useWording();
  const { t } = messages;
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const params = { id };

  /** Nothing that was loaded before is true any more. */
  async function refresh() {
    void queryClient.invalidateQueries();
    router.clearCache();
    await router.invalidate();
  }
  function fail(error: unknown, title: string) {
    const offline = error instanceof TypeError;
    toast(
      "error",
      title,
      error instanceof ApiError ? error.message : t(offline ? "common.offline" : "own-page.failedText"),
    );
  }
  async function doing(work: () => Promise<void>, failed: string) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      fail(error, failed);
    } finally {
      setBusy(false);
    }
  }
  const undo = (call: "POST /api/cars/:id/restore" | "POST /api/cars/:id/renew") => ({
    label: t("own-page.undo"),
    onClick: async () => {
      try {
        await api(call, { params });
        await refresh();
        await router.navigate({ to: "/cars/$id", params });
        toast("success", t("own-page.undone"));
      } catch (error) {
        fail(error, t("own-page.failed"));
      }
    },
  });

  const ways: Record<AskedAction, () => Promise<void>> = {
    async sold() {
      await api("POST /api/cars/:id/sold", { params });
      await refresh();
      toast("success", t("own-page.soldDone"), undefined, undo("POST /api/cars/:id/renew"));
      onDone();
    },
    async withdraw() {
      await api("POST /api/cars/:id/withdraw", { params });
      await refresh();
      toast("success", t("own-page.withdrawDone"), undefined, undo("POST /api/cars/:id/renew"));
      onDone();
    },
    async delete() {
      await api("DELETE /api/cars/:id", { params });
      void queryClient.invalidateQueries();
      router.clearCache();
      await router.navigate({ to: "/" });
      toast(
        "success",
        t("own-page.deleteDone"),
        t("own-page.deleteDoneText"),
        undo("POST /api/cars/:id/restore"),
      );
    },
  };

  return {
    busy,
    act: (action: AskedAction) =>
      action === "delete"
        ? doing(ways.delete, t("own-page.deleteFailed"))
        : doing(ways[action], t("own-page.failed")),
    renew: () =>
      doing(async () => {
        const prolonged = own.status === "active";
        const { own: now } = await api("POST /api/cars/:id/renew", { params });
        await refresh();
        if (now.status === "pending")
          toast("success", t("own-page.renewReview"), t("own-page.renewReviewText"));
        else if (prolonged && now.expiresAt)
          toast("success", t("own-page.prolonged", { day: day(now.expiresAt) }));
        else toast("success", t("own-page.renewed"));
        onDone();
      }, t("own-page.failed")),
  };
}
