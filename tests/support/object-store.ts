import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { whenOver } from "./when-over.ts";

/**
 * A small store for tests that speaks as much of the S3 protocol as the product uses: PUT, GET, DELETE and ListObjectsV2 by
 * path, on the loopback of this machine, in memory. It was written from the published protocol and checks Signature
 * Version 4 by itself, the hash of the content included, so a client that signs wrongly is refused as by the real one.
 */
export interface ObjectStore {
  /** STORAGE_URL of it. `given` changes parts, to be wrong on purpose. */
  url(given?: Partial<{ key: string; secret: string; bucket: string; region: string }>): string;
  files: Map<string, Buffer>;
  /** The requests that it answered: `PUT pictures/ab/…`. */
  asked: string[];
  /** From now on it refuses so, or again takes what comes. */
  refuse(how?: { status: number; code: string; times?: number }): void;
  close(): Promise<void>;
}

const keyId = "MARKETKEY";
// What real secrets hold, and a URL must encode.
const secretKey = "se/cr+et=of the market";
const bucket = "market";
const region = "eu-test-1";
/** How many keys one answer of a list holds; the real one's thousand would make tests long. */
const listed = 3;

export async function objectStore(): Promise<ObjectStore> {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  let refusing: { status: number; code: string; times: number } | undefined;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? "", "http://store");
    const [, named = "", ...rest] = url.pathname.split("/");
    const key = decodeURIComponent(rest.join("/"));
    asked.push(`${request.method} ${key || url.searchParams.get("prefix")}`);
    if (refusing && refusing.times-- > 0) return refuseWith(response, refusing.status, refusing.code);
    const wrong = signatureFault(request, url, body);
    if (wrong) return refuseWith(response, wrong === "AuthorizationHeaderMalformed" ? 400 : 403, wrong);
    if (named !== bucket) return refuseWith(response, 404, "NoSuchBucket");
    const ask = url.searchParams;
    if (!key) return list(response, ask.get("prefix") ?? "", ask.get("start-after") ?? "");
    if (request.method === "PUT") {
      files.set(key, body);
      return response.end();
    }
    if (request.method === "DELETE") {
      files.delete(key);
      return response.writeHead(204).end();
    }
    const found = files.get(key);
    return found ? response.end(found) : refuseWith(response, 404, "NoSuchKey");
  });

  function list(response: ServerResponse, prefix: string, after: string) {
    const keys = [...files.keys()].filter((one) => one.startsWith(prefix) && one > after).toSorted();
    const contents = keys.slice(0, listed).map((one) => `<Contents><Key>${one}</Key></Contents>`);
    response.end(
      `<ListBucketResult><IsTruncated>${keys.length > listed}</IsTruncated>${contents.join("")}</ListBucketResult>`,
    );
  }

  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  whenOver(close);
  return {
    url(given = {}) {
      const at = { key: keyId, secret: secretKey, bucket, region, ...given };
      const [user, password] = [at.key, at.secret].map(encodeURIComponent);
      return `s3://${user}:${password}@127.0.0.1:${port}/${at.bucket}?region=${at.region}&tls=off`;
    },
    files,
    asked,
    refuse(how) {
      refusing = how && { times: Number.POSITIVE_INFINITY, ...how };
    },
    close,
  };
}

function refuseWith(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();

/** The code of what is wrong with the signature of a request, if anything is. */
function signatureFault({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (!given) return "AccessDenied";
  const [, id = "", date = "", at = "", signed = "", signature] = given;
  if (id !== keyId) return "InvalidAccessKeyId";
  if (at !== region) return "AuthorizationHeaderMalformed";
  const time = String(headers["x-amz-date"]);
  const sent = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
  if (!(Math.abs(Date.now() - sent) < 900_000) || !time.startsWith(date)) return "RequestTimeTooSkewed";
  const names = signed.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name)))
    return "AccessDenied";
  if (headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted();
  const canonical = [
    method,
    url.pathname,
    query.join("&"),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signed,
    sha256(body),
  ].join("\n");
  const scope = `${date}/${region}/s3/aws4_request`;
  const key = ["s3", "aws4_request"].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, date), region));
  const right = hmac(key, ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n")).toString("hex");
  return signature === right ? undefined : "SignatureDoesNotMatch";
}
