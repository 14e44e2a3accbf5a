import { AccountButton } from "./AccountButton.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { MailBanner } from "./MailBanner.tsx";
import { MenuItems } from "./MenuItems.tsx";

export const parts = {
  InHeader: AccountButton,
  InMenu: MenuItems,
  UnderHeader: MailBanner,
  OverPage: BottomBar,
};
