import { afterEach, describe, expect, it, vi } from "vitest";
import { share } from "./share.ts";

const title = "Toyota Corolla";
const url = "https://mishwar.example/cars/1";
const browser = (parts: object) => vi.stubGlobal("navigator", parts);
const writeText = () => vi.fn(async (_text: string) => undefined);
/** As much of a document as copying by selection needs. */
const pageThat = ({ copies }: { copies: boolean }) => {
  const field = { value: "", style: {}, select: vi.fn(), remove: vi.fn() };
  return { field, createElement: () => field, body: { append: vi.fn() }, execCommand: () => copies };
};
afterEach(() => vi.unstubAllGlobals());

describe("sharing", () => {
  it("uses the phone's own sheet where there is one", async () => {
    const clipboard = { writeText: writeText() };
    const sheet = vi.fn(async () => undefined);
    browser({ share: sheet, clipboard });
    expect(await share({ title, url })).toBe("shared");
    expect(sheet).toHaveBeenCalledWith({ title, url });
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it("does nothing more when the visitor closes the sheet", async () => {
    const clipboard = { writeText: writeText() };
    browser({ share: () => Promise.reject(new DOMException("closed", "AbortError")), clipboard });
    expect(await share({ title, url })).toBe("dismissed");
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it("copies the link where there is no sheet, or where it fails", async () => {
    for (const sheet of [undefined, () => Promise.reject(new DOMException("no", "NotAllowedError"))]) {
      const clipboard = { writeText: writeText() };
      browser({ share: sheet, clipboard });
      expect(await share({ title, url })).toBe("copied");
      expect(clipboard.writeText).toHaveBeenCalledWith(url);
    }
  });

  it("copies by selecting where there is no clipboard: over http, in a home network", async () => {
    browser({});
    const page = pageThat({ copies: true });
    vi.stubGlobal("document", page);
    expect(await share({ title, url })).toBe("copied");
    expect(page.field.value).toBe(url);
    expect(page.field.remove).toHaveBeenCalled();
  });

  it("owns up when even that fails", async () => {
    browser({});
    vi.stubGlobal("document", pageThat({ copies: false }));
    expect(await share({ title, url })).toBe("failed");
  });
});
