import { useCallback, useRef, useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useRefresh } from "#features/administrators/client/refresh.tsx";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { type Refusal, refusalBody } from "../../refusal.ts";
import type { ReviewDetail } from "../review.schema.ts";
import type { QueueFilters } from "./use-queue-filters.ts";

/** What was decided last: it can be taken back for some seconds. */
export interface Last {
  id: string;
  title: string;
  said: "approved" | "rejected" | "warned" | "undone";
  /** In the browser's time. */
  at: number;
}

const saidOf = ({ status, warn }: { status: "active" | "rejected"; warn?: boolean }) =>
  status === "active" ? "approved" : warn ? "warned" : "rejected";

/** As long as the server takes it back, less the way there. */
export const undoMs = 14_000;

/** The listing under review, and what a reviewer does with it. One thing at a time: keys come faster than answers. */
export function useReview(filters: QueueFilters) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [shown, setShown] = useState<ReviewDetail>();
  const [last, setLast] = useState<Last>();
  const [none, setNone] = useState(false);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  const alone = useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setPending(false);
    }
  }, []);

  const failed = useCallback(
    (title: string, error: unknown) =>
      toast("error", t("admin.error"), `${title}. ${whyFailed(error, t, t("kit.failed"))}`),
    [t],
  );

  /** The next one after this, from the first again at the end. */
  const advance = async (after: string | undefined) => {
    const ask = (body: object) =>
      adminApi("POST /api/admin/cars/queue/next", { body: { ...filters, ...body } });
    let { data } = await ask(after ? { after } : {});
    if (!data && after) ({ data } = await ask({}));
    setShown(data ?? undefined);
    setNone(data === null);
    return data;
  };

  const next = () =>
    alone(async () => {
      const before = shown?.listing.id;
      try {
        const data = await advance(before);
        if (data && data.listing.id === before) toast("message", t("moderation.onlyOne"));
      } catch (error) {
        failed(t("kit.listFailed"), error);
      }
    });

  const look = (id: string) =>
    alone(async () => {
      try {
        setShown((await adminApi("POST /api/admin/cars/:id/claim", { params: { id } })).data);
        setNone(false);
      } catch (error) {
        failed(t("kit.listFailed"), error);
        refresh();
      }
    });

  const decide = (status: "active" | "rejected", refusal?: Refusal) =>
    alone(async () => {
      if (!shown) return;
      const { id, title, updatedAt: seen } = shown.listing;
      const body = {
        status,
        seen,
        changes: true,
        ...refusalBody(refusal),
      };
      try {
        await adminApi("PUT /api/admin/cars/:id/status", { params: { id }, body });
        setLast({ id, title, said: saidOf(body), at: Date.now() });
        await advance(id);
      } catch (error) {
        await decidedElsewhere(id, error);
      }
      refresh();
    });

  /** The second of two is told; what its owner changed is shown as it is now. */
  const decidedElsewhere = async (id: string, error: unknown) => {
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) {
      failed(t("moderation.statusFailed"), error);
      return;
    }
    const { decidedBy, status } = error.facts;
    if (error.code === "listing.changed") {
      toast("message", t("moderation.changedSince"));
      setShown(await adminApi("GET /api/admin/cars/:id", { params: { id } }));
      return;
    }
    if (error.code === "listing.decided" && typeof decidedBy === "string") {
      const state = t(status === "active" ? "moderation.state_active" : "moderation.state_rejected");
      toast("error", t("admin.error"), t("moderation.decidedBy", { name: decidedBy, state }));
    } else failed(t("moderation.statusFailed"), error);
    await advance(id);
  };

  const undo = () =>
    alone(async () => {
      if (!last || last.said === "undone" || Date.now() - last.at > undoMs) return;
      const { id, title } = last;
      try {
        await adminApi("POST /api/admin/cars/:id/status/undo", { params: { id } });
        setLast({ id, title, said: "undone", at: Date.now() });
        setShown((await adminApi("POST /api/admin/cars/:id/claim", { params: { id } })).data);
        setNone(false);
      } catch (error) {
        setLast(undefined);
        failed(t("moderation.statusFailed"), error);
      }
      refresh();
    });

  return { shown, none, pending, last, next, look, decide, undo, forgetLast: () => setLast(undefined) };
}
export type Review = ReturnType<typeof useReview>;
