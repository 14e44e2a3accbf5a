import { useState } from "react";
import type { ApiError } from "#platform/http/api.ts";
import { useWording } from "../../page.tsx";
import { toast } from "../../Toasts.tsx";

interface Source<One> {
  /** What the form was filled with; nothing where something new is made. */
  first: One | undefined;
  /** The code that says that it is another by now. */
  code: string;
  read: () => Promise<{ data: One[] }>;
  onClose: () => void;
}

/**
 * What a form is about, as it was when the form was filled: another user may change it meanwhile. Then nothing is
 * overwritten, what was typed stays, and `load` gives what is there now; it closes the form of what is gone.
 */
export function useHeld<One extends { id: string }>({ first, code, read, onClose }: Source<One>) {
  const { t } = useWording();
  const [held, setHeld] = useState(first);
  const [conflict, setConflict] = useState<ApiError>();
  return {
    held,
    conflict,
    onOver(error: ApiError): boolean {
      if (error.status === 404) onClose();
      if (error.code === code) setConflict(error);
      return error.code === code;
    },
    async load(fill: (fresh: One) => void): Promise<void> {
      const all = await read().catch(() => undefined);
      if (!all) return toast("error", t("kit.listFailed"));
      const fresh = all.data.find(({ id }) => id === first?.id);
      if (!fresh) return onClose();
      setHeld(fresh);
      setConflict(undefined);
      fill(fresh);
    },
  };
}
