import { AccountButton } from "./AccountButton.tsx";
import { MailBanner } from "./MailBanner.tsx";
import { MenuItems } from "./MenuItems.tsx";
import { OverPage } from "./OverPage.tsx";

export const parts = {
  InHeader: AccountButton,
  InMenu: MenuItems,
  UnderHeader: MailBanner,
  OverPage: OverPage,
};
