import { checkDigitState } from "#features/vin/vin.ts";

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorKind {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** What doors, windscreens and papers carry. */
const wanted = new Set(["code_39", "code_128", "data_matrix", "qr_code", "pdf417"]);
const pauseMs = 150;

/** Not part of the standard yet, and not in every browser. */
const kind = () => (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
const formats = async () => {
  const known = await kind()?.getSupportedFormats();
  return (known ?? []).filter((format) => wanted.has(format));
};

/** Whether there are barcodes that this browser reads, and cameras it might ask for; nothing is asked yet. */
export async function canReadBarcodes(): Promise<boolean> {
  if (!navigator.mediaDevices) return false;
  const found = await formats().catch(() => []);
  return found.length > 0;
}

/** The VIN in what a barcode says: those of imported cars begin with an I, others stand in an address or among more. */
export function vinIn(text: string): string | undefined {
  const [, vin] = /(?:^|[^A-Z0-9])I?([A-HJ-NPR-Z0-9]{17})(?![A-Z0-9])/.exec(text.toUpperCase()) ?? [];
  // A bar that was read wrongly shows in the check digit.
  return vin && checkDigitState(vin) !== "wrong" ? vin : undefined;
}

/**
 * Shows the camera in a video and looks for the barcode of a VIN, until one is found or the signal ends it. The browser asks its
 * user for the camera; throws where that is refused, or there is none.
 */
export async function scanVin(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const Kind = kind();
  if (!Kind) throw new Error("This browser reads no barcodes");
  const detector = new Kind({ formats: await formats() });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1920 } },
  });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const found = await detector.detect(video).catch(() => []);
      const vin = found.flatMap(({ rawValue }) => vinIn(rawValue) ?? [])[0];
      if (vin) return vin;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
