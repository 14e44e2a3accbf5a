import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#platform/http/api.ts";
import { useRouter } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { Renewal } from "../selling.contract.ts";
import { refreshOwn } from "./refresh-own.ts";
import type { SaleSaid } from "./SoldQuestion.tsx";

/** What ends a listing: a page may ask before, and everywhere there is a way back after. */
export type AskedAction = "withdraw" | "delete";

interface Listing {
  id: string;
}

/** What a page does besides: queries that tell of listings are asked again from everywhere. */
interface Place {
  /** After a change, before it is said; also after a refusal: what the page shows was out of date. */
  onChanged?: () => Promise<void>;
  /** After a deletion, in place of it. */
  onDeleted?: () => Promise<void>;
  /** After something was taken back: the message that offers it outlives the page. */
  onUndone?: () => Promise<void>;
}

const stay = async () => {};

/** What an owner does with listings, the same on every page; each call says how it went. True: it is done. */
export function useOwnActions({ onChanged = stay, onDeleted = stay, onUndone = stay }: Place = {}) {
  const page = usePage();
  const { api } = page;
  const { t, day } = useWording();
  const router = useRouter();
  const { mutateAsync, isPending: busy } = useMutation({ mutationFn: (work: () => Promise<void>) => work() });

  async function refuse(title: string, error: unknown) {
    const code = error instanceof ApiError && error.code;
    const seePlans = {
      label: t("own-actions.seePlans"),
      onClick: () => void router.navigate({ to: "/subscriptions" }),
    };
    const text = whyFailed(error, t, t("own-actions.failedText"));
    void toast("error", title, text, code === "listing.limit_reached" ? seePlans : undefined);
    if (!code) return;
    await refreshOwn(page, router);
    await onChanged();
  }

  async function run<T>(
    work: () => Promise<T>,
    failed: string,
    arrive: () => Promise<void>,
    say?: (answer: T) => void,
  ): Promise<boolean> {
    let isDone = false;
    await mutateAsync(async () => {
      try {
        const answer = await work();
        await refreshOwn(page, router);
        await arrive();
        say?.(answer);
        isDone = true;
      } catch (error) {
        await refuse(failed, error);
      }
    });
    return isDone;
  }

  /** A deletion is undone for an hour on the server; a listing that was ended comes back as it was by renewing it. */
  const undo = (call: "POST /api/cars/:id/restore" | "POST /api/cars/:id/renew", { id }: Listing) => ({
    label: t("own-actions.undo"),
    onClick: () =>
      void run(
        () => api(call, { params: { id } }),
        t("own-actions.undoFailed"),
        onUndone,
        ({ own }) =>
          void toast(
            "success",
            t("own-actions.undone"),
            own.status === "pending" ? t("own-actions.renewedReview") : undefined,
          ),
      ),
  });

  const end = (action: "sold" | "withdraw", { id }: Listing, sale: SaleSaid = {}) =>
    run(
      () =>
        action === "sold"
          ? api("POST /api/cars/:id/sold", { params: { id }, body: sale })
          : api("POST /api/cars/:id/withdraw", { params: { id } }),
      t("own-actions.failed"),
      onChanged,
      () =>
        void toast(
          "success",
          t(`own-actions.${action}Done`),
          t("own-actions.endedText"),
          undo("POST /api/cars/:id/renew", { id }),
        ),
    );

  const remove = ({ id }: Listing) =>
    run(
      () => api("DELETE /api/cars/:id", { params: { id } }),
      t("own-actions.deleteFailed"),
      onDeleted,
      () =>
        void toast(
          "success",
          t("own-actions.deleteDone"),
          t("own-actions.deleteDoneText"),
          undo("POST /api/cars/:id/restore", { id }),
        ),
    );

  function sayRenewed({ status, expiresAt }: { status: string; expiresAt: string | null }) {
    const until = expiresAt ? t("own-actions.renewedUntil", { day: day(expiresAt) }) : undefined;
    const text = status === "pending" ? t("own-actions.renewedReview") : until;
    void toast("success", t("own-actions.renewed"), text);
  }

  return {
    busy,
    act: (action: AskedAction, listing: Listing) =>
      action === "delete" ? remove(listing) : end(action, listing),
    sold: (listing: Listing, sale: SaleSaid) => end("sold", listing, sale),
    renew: ({ id }: Listing) =>
      run(
        () => api("POST /api/cars/:id/renew", { params: { id } }),
        t("own-actions.renewFailed"),
        onChanged,
        ({ own }) => sayRenewed(own),
      ),
    /** What came of each; none where the call was refused, which is said. */
    renewMany: async (ids: string[]): Promise<Renewal[]> => {
      let results: Renewal[] = [];
      await run(
        () => api("POST /api/my-cars/renew", { body: { ids } }),
        t("own-actions.renewFailed"),
        onChanged,
        (answer) => {
          ({ results } = answer);
        },
      );
      return results;
    },
  };
}
export type OwnActions = ReturnType<typeof useOwnActions>;
