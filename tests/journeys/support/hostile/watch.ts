import type { BrowserContext, Page } from "@playwright/test";

/**
 * Tells of everything that must not happen on a page that shows hostile texts: a script of theirs that runs, a dialog,
 * something that the policy of the page (CSP) had to stop, a script of ours that threw, a request to another host. The list
 * grows while pages are open.
 */
export async function watch(context: BrowserContext, own: string): Promise<string[]> {
  const faults: string[] = [];
  await context.exposeBinding("hit", ({ page }) => void faults.push(`a script ran on ${page.url()}`));
  await context.exposeBinding("stopped", ({ page }, what: string) => {
    faults.push(`the policy of ${page.url()} stopped ${what}`);
  });
  // Before any script of the page, and in its frames.
  await context.addInitScript(() => {
    addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
        const { stopped } = window as unknown as { stopped: (what: string) => void };
        stopped(`${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
      },
      true,
    );
  });
  context.on("dialog", (dialog) => {
    faults.push(`a dialog of ${dialog.page()?.url()}`);
    void dialog.dismiss();
  });
  context.on("weberror", (error) => faults.push(`a script threw: ${error.error()}`));
  context.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(`the console says: ${message.text()}`);
  });
  context.on("request", (request) => {
    const url = URL.parse(request.url());
    const isReport = request.resourceType() === "cspviolationreport";
    if (isReport || (/^(https?|wss?):$/.test(url?.protocol ?? "") && url?.origin !== own)) {
      faults.push(`a request to ${request.url()}`);
    }
  });
  return faults;
}

/** What a page says: its texts, and the attributes and values that people see or hear. Not the data of its scripts. */
export function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [document.title];
    for (const element of document.querySelectorAll("*:not(script, style, script *, style *)")) {
      for (const { value } of element.attributes) parts.push(value);
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        parts.push(element.value);
      for (const node of element.childNodes) if (node instanceof Text) parts.push(node.data);
    }
    return parts.join("\n");
  });
}

/** Markup that hostile texts would have become: no page of ours has any. */
export function madeOfTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign =
      "base, math, x-hostile, form[action^='//'], #hit, [src^='//'], [href^='//'], meta[http-equiv=refresh], " +
      "iframe[srcdoc*='parent.hit']:not([sandbox]), [onload], [onerror], [onfocus], [onmouseover], " +
      "[href^='javascript:' i], [href^='data:text' i], [action^='javascript:' i]";
    const found = [...document.querySelectorAll(foreign)];
    const addresses = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(({ protocol }) =>
      /^(javascript|data|vbscript):$/.test(protocol),
    );
    return [...found, ...addresses].map((one) => one.outerHTML.slice(0, 200));
  });
}
