const types = ["image/jpeg", "image/png", "image/webp", "application/pdf"];
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const largest = 12 * megabyte;

/** What a field for papers offers to choose from. */
export const documentTypes = types.join(",");

/** What is wrong with a paper that a user chose, before it is sent; the server looks again. */
export function wrongDocument({
  size,
  type,
}: Pick<File, "size" | "type">): "TooLarge" | "WrongType" | undefined {
  // Some systems tell no type: then the server finds out.
  if (type !== "" && !types.includes(type)) return "WrongType";
  return size > largest ? "TooLarge" : undefined;
}

/** The size of a file in the unit that people read: at least one of it, with at most one decimal. */
export function sizeOf(bytes: number): { unit: "kilobytes" | "megabytes"; size: number } {
  if (bytes < megabyte) return { unit: "kilobytes", size: Math.max(1, Math.round(bytes / kilobyte)) };
  return { unit: "megabytes", size: Math.round((bytes / megabyte) * 10) / 10 };
}
