import type { ComponentType } from "react";

/** What the feature of accounts puts into the frame of every page; passed in, since this folder knows no feature. */
export interface AccountParts {
  /** The way to sign in, or who is signed in. */
  InHeader: ComponentType;
  /** The same in the menu of a phone. */
  InMenu: ComponentType<{ onClose: () => void }>;
  /** What a signed-in user must know on every page. */
  UnderHeader: ComponentType;
  /** The bar at the bottom of a phone and the dialog to sign in. */
  OverPage: ComponentType;
}
