export { homePage as detailPage } from "#features/home/home.page.ts";
