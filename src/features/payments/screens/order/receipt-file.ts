const types = ["image/jpeg", "image/png", "image/webp", "application/pdf"];
const megabyte = 1024 * 1024;
const largest = 12 * megabyte;

/** What a field for the receipt offers to choose from. */
export const receiptTypes = types.join(",");

/** What is wrong with a file that a user chose for a receipt, before it is sent; the server looks again. */
export function wrongReceipt({
  size,
  type,
}: Pick<File, "size" | "type">): "paying.receiptTooLarge" | "paying.receiptWrongType" | undefined {
  // Some systems tell no type: then the server finds out.
  if (type !== "" && !types.includes(type)) return "paying.receiptWrongType";
  return size > largest ? "paying.receiptTooLarge" : undefined;
}
