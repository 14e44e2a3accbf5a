import { expect, it } from "vitest";
import { wrongReceipt } from "./receipt-file.ts";

const megabyte = 1024 * 1024;

it.each([
  ["a photo", { size: 3 * megabyte, type: "image/jpeg" }, undefined],
  ["a PDF of exactly the limit", { size: 12 * megabyte, type: "application/pdf" }, undefined],
  ["one byte too much", { size: 12 * megabyte + 1, type: "application/pdf" }, "paying.receiptTooLarge"],
  ["30 MB", { size: 30 * megabyte, type: "image/png" }, "paying.receiptTooLarge"],
  ["a picture that no browser shows", { size: 10, type: "image/heic" }, "paying.receiptWrongType"],
  ["a film of 30 MB", { size: 30 * megabyte, type: "video/mp4" }, "paying.receiptWrongType"],
  ["a page", { size: 10, type: "text/html" }, "paying.receiptWrongType"],
  ["what the system has no type for", { size: 10, type: "" }, undefined],
])("%s", (_, file, wrong) => {
  expect(wrongReceipt(file)).toBe(wrong);
});
