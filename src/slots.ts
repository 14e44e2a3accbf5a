import { signedInFrame } from "#features/accounts/sign-in/signed-in-frame.ts";
import { cardActions } from "#features/listings/card/card-actions.ts";
import { comparing } from "#features/shortlist/comparison/CompareButton.tsx";
import { heart } from "#features/shortlist/HeartButton.tsx";
import { loadSignedInParts, whenFrameIsTakenOver } from "#pages/frame/signed-in-parts.ts";
import { CardActions } from "#pages/market/card/CardActions.tsx";

/** What features leave open for pages to fill, filled: for server and browser alike, before the first page is made. */
cardActions.fill({ Buttons: CardActions, acts: [heart, comparing] });
signedInFrame.fill({ load: loadSignedInParts, whenTakenOver: whenFrameIsTakenOver });
