import { useState } from "react";
import type { ExtraKind } from "#features/selling/form/limit-kinds.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { usePage } from "#ui/page.tsx";

/** An extra for a listing: the prompt that says what it is, or right to where it is bought for a seller who has had one. */
export function useExtra() {
  const { api, messages } = usePage();
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ kind: ExtraKind; message: string }>();
  const ask = async (kind: ExtraKind) => {
    const asked = api("GET /api/subscription/limits/:type", { params: { type: kind } });
    const [limit] = await Promise.all([asked, messages.load("selling")]).catch(() => []);
    if (limit?.reason === "add_on") setShown({ kind, message: limit.message });
    else void navigate({ to: "/subscriptions", hash: "bonus-features" });
  };
  return { shown, ask: (kind: ExtraKind) => void ask(kind), close: () => setShown(undefined) };
}
