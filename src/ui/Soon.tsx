import { lazy } from "react";
import { showOverlay } from "./Overlay.tsx";

const SoonDialog = lazy(() => import("./SoonDialog.tsx"));

/** Says of what has no page yet that it opens soon. */
export const saySoon = () => showOverlay(<SoonDialog onClose={showOverlay} />);
