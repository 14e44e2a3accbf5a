import { InHeader } from "./InHeader.tsx";
import { MailBanner } from "./MailBanner.tsx";
import { MenuItems } from "./MenuItems.tsx";
import { OverPage } from "./OverPage.tsx";

export const parts = {
  InHeader,
  InMenu: MenuItems,
  UnderHeader: MailBanner,
  OverPage: OverPage,
};
