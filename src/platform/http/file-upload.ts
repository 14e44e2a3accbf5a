import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { AppError } from "#errors";
import { isCutOff } from "./errors.ts";

/** The largest file that is taken, in bytes: 12 MB (docs/product.md, "People's data"). */
export const largestFile = 12 * 1024 * 1024;

/**
 * Lets the calls of its scope take `multipart/form-data`. Register it around those alone: everywhere else that type stays
 * refused with 415.
 */
export const fileUpload = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(multipart, {
    limits: { fileSize: largestFile, files: 1, fields: 10, parts: 11, fieldSize: 10_000, headerPairs: 20 },
  });
});

/**
 * The bytes of the part `file` of a request. Errors: `request.unsupported_type` (415) for what is no multipart,
 * `request.too_large` (413) for a larger file or more parts, `request.malformed` for a body that breaks off,
 * `request.invalid` where there is no such part or it is empty.
 */
export async function receivedFile(request: FastifyRequest): Promise<Buffer> {
  return (await receivedForm(request)).bytes;
}

/** The same, with the text of the fields beside it, no matter what their order. Errors: those of `receivedFile`. */
export async function receivedForm(
  request: FastifyRequest,
): Promise<{ bytes: Buffer; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new AppError("request.unsupported_type");
  const { bytes, fields } = await readForm(request);
  if (!bytes || bytes.length === 0) {
    throw new AppError("request.invalid", { fields: { file: "field.required" } });
  }
  return { bytes, fields };
}

async function readForm(request: FastifyRequest) {
  // Of a body that has broken off already the parser would hear nothing more, and be waited for without end.
  if (request.raw.destroyed) throw new DOMException("The visitor has left", "AbortError");
  const fields: Record<string, string> = {};
  let bytes: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") fields[part.fieldname] = String(part.value);
      else if (part.fieldname === "file") bytes = await part.toBuffer();
      else part.file.resume();
    }
    return { bytes, fields };
  } catch (error) {
    if (isCutOff(error)) throw error;
    const tooLarge = (error as { statusCode?: number }).statusCode === 413;
    throw new AppError(tooLarge ? "request.too_large" : "request.malformed");
  }
}
