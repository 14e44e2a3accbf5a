import { useNavigate } from "#platform/page/routing.ts";
import { usePage } from "#ui/page.tsx";
import { useAct } from "./use-act.ts";

/** Begins a report on a listing, or goes on with it, and leads there. */
export function useBegin() {
  const { api } = usePage();
  const navigate = useNavigate();
  const { act, pending } = useAct();
  const begin = (carId: string) =>
    act({
      call: async () => {
        const { id } = await api("POST /api/inspections", { body: { carId } });
        await navigate({ to: "/my-inspections/$id", params: { id } });
      },
    });
  return { begin, pending };
}
