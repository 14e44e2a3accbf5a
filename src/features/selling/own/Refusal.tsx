import { useWording } from "#ui/page.tsx";
import type { OwnListing } from "./own.contract.ts";
import { mendKey } from "./own-state.ts";

/** Why a listing was refused: what the reviewer wrote, then what to do about it. Needs the namespace "own". */
export function Refusal({ of }: { of: Pick<OwnListing, "rejectionCode" | "rejectionReason"> }) {
  const { t } = useWording();
  const mend = mendKey(of);
  return (
    <>
      {of.rejectionReason && <span dir="auto">{of.rejectionReason}</span>} {mend && t(mend)}
    </>
  );
}
