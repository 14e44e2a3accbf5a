import { homePage } from "#features/home/home.page.ts";
export const browsePage = (_vehicleType: "car" | "motorcycle") => homePage;
