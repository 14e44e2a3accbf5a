import { lazy } from "react";
import { showOverlay } from "./Overlay.tsx";
import { withSignIn } from "./sign-in.ts";

const SoonDialog = lazy(() => import("./SoonDialog.tsx"));

/** Says of what has no page yet that it opens soon. */
export const saySoon = () => showOverlay(<SoonDialog onClose={showOverlay} />);
/** The same for what is somebody's own, and will be there for whoever signed in: favorites, comparisons. */
export const openSoon = () => withSignIn(saySoon);
