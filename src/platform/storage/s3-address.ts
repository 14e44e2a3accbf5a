/** A bucket of an S3-compatible store, and who may use it. */
export interface S3Address {
  /** `https://host:port`, without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const regionName = /^[a-z0-9-]{1,40}$/;

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket[?region=…][&tls=off]`; undefined for anything else. Key and secret are
 * percent-encoded, as in any URL: a secret may hold `/` and `+`.
 */
export function readS3Address(text: string): S3Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, username, password, pathname, searchParams, hash } = new URL(text);
  const bucket = pathname.replace(/^\/|\/$/g, "");
  const region = searchParams.get("region") ?? "us-east-1";
  const tls = searchParams.get("tls") ?? "on";
  const known = [...searchParams.keys()].every((name) => name === "region" || name === "tls");
  if (protocol !== "s3:" || !host || hash || !known) return undefined;
  if (!bucketName.test(bucket) || !regionName.test(region) || !["on", "off"].includes(tls)) return undefined;
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  if (!accessKeyId || !secretAccessKey) return undefined;
  return {
    endpoint: `http${tls === "on" ? "s" : ""}://${host}`,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
