export { AccountButton as InHeader } from "./AccountButton.tsx";
export { BottomBar as OverPage } from "./BottomBar.tsx";
export { MailBanner as UnderHeader } from "./MailBanner.tsx";
export { MenuItems as InMenu } from "./MenuItems.tsx";
