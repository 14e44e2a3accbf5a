import { useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { OwnListing } from "../../own/own.contract.ts";
import { refreshOwn } from "./dashboard.queries.ts";

type Listing = Pick<OwnListing, "id" | "title">;

/** What an owner does with a listing from a list. Each says how it went, and the lists are asked anew; true: it is done. */
export function useOwnActions() {
  const page = usePage();
  const {
    api,
    messages: { t },
  } = page;
  const router = useRouter();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const seePlans = {
    label: t("dashboard.seePlans"),
    onClick: () => void navigate({ to: "/user-dashboard", search: { tab: "subscription" } }),
  };
  /** What stood in the list was out of date where the server refuses, so it is asked anew then as well. */
  async function refuse(title: string, error: unknown) {
    if (!(error instanceof ApiError)) return void toast("error", title, t("common.offline"));
    const full = error.code === "listing.limit_reached";
    void toast("error", title, error.message, full ? seePlans : undefined);
    await refreshOwn(page, router);
  }

  async function run<T>(work: () => Promise<T>, failed: string, done: (answer: T) => void): Promise<boolean> {
    setBusy(true);
    try {
      const answer = await work();
      await refreshOwn(page, router);
      done(answer);
      return true;
    } catch (error) {
      await refuse(failed, error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const restore = ({ id }: Listing) =>
    run(
      () => api("POST /api/cars/:id/restore", { params: { id } }),
      t("dashboard.restoreFailed"),
      () => void toast("success", t("dashboard.restored")),
    );

  /** An ended listing comes back as it was by renewing it. */
  const comeBack = ({ id }: Listing) => ({
    label: t("dashboard.undo"),
    onClick: () =>
      void run(
        () => api("POST /api/cars/:id/renew", { params: { id } }),
        t("dashboard.restoreFailed"),
        () => void toast("success", t("dashboard.restored")),
      ),
  });

  return {
    busy,
    renew: ({ id }: Listing) =>
      run(
        () => api("POST /api/cars/:id/renew", { params: { id } }),
        t("dashboard.renewFailed"),
        ({ status }) =>
          void toast(
            "success",
            t("dashboard.renewed"),
            t(status === "active" ? "dashboard.renewedLive" : "dashboard.renewedReview"),
          ),
      ),
    sell: (listing: Listing) =>
      run(
        () => api("POST /api/cars/:id/sold", { params: { id: listing.id } }),
        t("dashboard.actionFailed"),
        () => void toast("success", t("dashboard.sold"), t("dashboard.endedText"), comeBack(listing)),
      ),
    withdraw: (listing: Listing) =>
      run(
        () => api("POST /api/cars/:id/withdraw", { params: { id: listing.id } }),
        t("dashboard.actionFailed"),
        () => void toast("success", t("dashboard.withdrawn"), t("dashboard.endedText"), comeBack(listing)),
      ),
    /** The way to take it back stands in the message, for an hour on the server. */
    remove: (listing: Listing) =>
      run(
        () => api("DELETE /api/cars/:id", { params: { id: listing.id } }),
        t("dashboard.deleteFailed"),
        () =>
          void toast("success", t("dashboard.deleted"), t("dashboard.deletedText"), {
            label: t("dashboard.undo"),
            onClick: () => void restore(listing),
          }),
      ),
    renewMany: async (ids: string[]) => {
      let results: { id: string; outcome: "active" | "pending" | "wrong_state" | "limit_reached" }[] = [];
      await run(
        async () => {
          ({ results } = await api("POST /api/my-cars/renew", { body: { ids } }));
        },
        t("dashboard.renewFailed"),
        () => {},
      );
      return results;
    },
  };
}
export type OwnActions = ReturnType<typeof useOwnActions>;
