import { describe, expect, it } from "vitest";
import { judgeAudit } from "./audit.js";

const told = (...weak) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      weak.map((one) => [one.name, { range: "<2.0.0", fixAvailable: true, ...one }]),
    ),
    metadata: { vulnerabilities: {} },
  });

describe("the audit of the packages", () => {
  it("passes where nothing is known against them", () => {
    expect(judgeAudit(told())).toEqual({ lines: [], code: 0 });
  });

  it("shows what is moderate and fails on what is grave", () => {
    const moderate = { name: "left", severity: "moderate", fixAvailable: false };
    expect(judgeAudit(told(moderate))).toEqual({ lines: ["moderate: left <2.0.0 (no fix yet)"], code: 0 });
    for (const severity of ["high", "critical"]) {
      const { lines, code } = judgeAudit(told(moderate, { name: "right", severity }));
      expect(code).toBe(1);
      expect(lines).toContain(`${severity}: right <2.0.0 (a fix is there)`);
    }
  });

  it("knows nothing where the registry was not asked: that is no pass", () => {
    const refused = JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405, body: "" });
    expect(judgeAudit(refused)).toEqual({ unknown: "the registry does not answer audits (405)", lines: [] });
    for (const nothing of ["", "null", "nonsense", '{"error":{"code":"ENOTFOUND"}}']) {
      expect(judgeAudit(nothing)).toMatchObject({ unknown: expect.any(String) });
    }
  });
});
