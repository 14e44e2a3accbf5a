import { describe, expect, it } from "vitest";
import { errors as arabicErrors } from "#i18n/messages/errors.ar.ts";
import { errors as englishErrors } from "#i18n/messages/errors.en.ts";
import { signedIn as arabicFrame } from "#pages/frame/signed-in/messages.ar.ts";
import { signedIn as englishFrame } from "#pages/frame/signed-in/messages.en.ts";
import { profile as arabicProfile } from "#pages/profile/messages.ar.ts";
import { profile as englishProfile } from "#pages/profile/messages.en.ts";
import { testApp } from "../../../tests/support/app.ts";
import { browser, makeAccount, password, registration } from "./account.factory.ts";
import { accounts as arabicAccounts } from "./messages.ar.ts";
import { accounts as englishAccounts } from "./messages.en.ts";

/** Sentences that users know are fixed to the letter: what is wrong with a field, what a toast says. */

const { app, db } = await testApp();

const emailWords = ["البريد الإلكتروني غير صحيح", "This e-mail address is not valid."];
const forgotWords = ["يرجى إدخال بريد إلكتروني صحيح", "Please enter a valid e-mail address."];
const tokenWords = ["رمز إعادة التعيين مطلوب", "The reset code is required."];
const passwordWords = ["كلمة المرور مطلوبة", "The password is required."];
const differWords = ["كلمات المرور غير متطابقة", "The passwords do not match."];
const newDifferWords = ["كلمات المرور الجديدة غير متطابقة", "The new passwords do not match."];
const weakWords = ["كلمة مرور ضعيفة", "Weak password."];
const firstNameWords = ["الاسم الأول طويل جداً", "The first name is too long (50 characters at most)."];
const lastNameWords = ["الاسم الأخير طويل جداً", "The last name is too long (50 characters at most)."];

describe("what the server says of a field", () => {
  const good = registration("words@example.com");
  const reset = { token: "t".repeat(43), password, confirmPassword: password };
  const change = { currentPassword: password, newPassword: "Another-long-2-walk" };
  const long = "م".repeat(51);
  const { password: _, ...noPassword } = good;
  const { token: __, ...noToken } = reset;
  const mail = "words@example.com";

  it.each([
    ["/register", "confirmPassword", differWords, { ...good, confirmPassword: "Other-long-1-walk" }],
    ["/register", "password", weakWords, { ...good, password: "weak", confirmPassword: "weak" }],
    ["/register", "firstName", firstNameWords, { ...good, firstName: long }],
    ["/register", "lastName", lastNameWords, { ...good, lastName: long }],
    ["/register", "email", emailWords, { ...good, email: "rana@" }],
    ["/login", "email", emailWords, { email: "rana", password }],
    ["/login", "email", emailWords, { email: "rana@example.com\nbcc: x@y.example", password }],
    ["/login", "password", passwordWords, { email: mail, password: "" }],
    ["/login", "password", passwordWords, { email: mail, password: null }],
    ["/login", "password", passwordWords, { email: mail }],
    ["/forgot-password", "email", forgotWords, { email: "rana@" }],
    ["/forgot-password", "email", forgotWords, { email: "" }],
    ["/forgot-password", "email", forgotWords, { email: null }],
    ["/forgot-password", "email", forgotWords, {}],
    ["/reset-password", "token", tokenWords, { ...reset, token: "" }],
    ["/reset-password", "token", tokenWords, { ...reset, token: null }],
    ["/reset-password", "token", tokenWords, noToken],
    ["/reset-password", "confirmPassword", differWords, { ...reset, confirmPassword: "Other-long-1-walk" }],
    ["/reset-password", "password", weakWords, { ...reset, password: "weak", confirmPassword: "weak" }],
    ["/change-password", "confirmPassword", newDifferWords, { ...change, confirmPassword: password }],
    [
      "/change-password",
      "currentPassword",
      passwordWords,
      { ...change, currentPassword: "", confirmPassword: change.newPassword },
    ],
    ["/profile", "firstName", firstNameWords, { firstName: long, lastName: "Khoury" }],
  ])("%s, %s: %s", async (call, field, words, body) => {
    const { email } = await makeAccount(db);
    const there = browser(app);
    await there.signIn(email);
    const method = call === "/profile" || call === "/change-password" ? "PUT" : "POST";
    for (const [index, language] of ["ar", "en"].entries()) {
      const answer = await there.send(method, `/api/auth${call}?lang=${language}`, body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
      expect(answer.json().errors).toEqual({ [field]: words[index] });
    }
  });

  it("asks for every password that is missing where one is chosen", async () => {
    const answer = await browser(app).send("POST", "/api/auth/register?lang=ar", noPassword);
    expect(answer.json().errors).toEqual({
      confirmPassword: differWords[0],
      password: arabicErrors["field.required"],
    });
  });

  it("does not call the code of a mail's verification that of a reset", async () => {
    const answer = await browser(app).send("POST", "/api/auth/verify-email?lang=ar", {});
    expect(answer.json().errors).toEqual({ token: arabicErrors["field.link_incomplete"] });
  });
});

describe("the words that users know", () => {
  const words = {
    ar: { errors: arabicErrors, accounts: arabicAccounts, profile: arabicProfile, frame: arabicFrame },
    en: { errors: englishErrors, accounts: englishAccounts, profile: englishProfile, frame: englishFrame },
  };
  it.each([
    ["خطأ في تسجيل الدخول", "Sign-in failed", "accounts.signInFailed"],
    ["خطأ في إنشاء الحساب", "The account could not be created", "accounts.registerFailed"],
    ["حدث خطأ، يرجى المحاولة مرة أخرى", "An error occurred, please try again.", "accounts.failed"],
    ["مرحباً بك!", "Welcome!", "accounts.signedInTitle"],
    ["تم تسجيل الدخول بنجاح", "You have signed in.", "accounts.signedInText"],
    ["أهلاً وسهلاً!", "Welcome aboard!", "accounts.registeredTitle"],
    ["تم إنشاء حسابك بنجاح", "Your account has been created.", "accounts.registeredText"],
    ["تم تسجيل الخروج", "Signed out", "frame.outTitle"],
    ["تم تسجيل الخروج بنجاح", "You have signed out.", "frame.outText"],
    ["تحذير", "Warning", "frame.outWarning"],
    ["غير مخول", "Not authorised", "frame.endedTitle"],
    [
      "تم تسجيل خروجك. جارٍ تسجيل الدخول مرة أخرى...",
      "You were signed out. Signing you in again…",
      "frame.endedText",
    ],
    ["خطأ في التحديث", "The profile could not be updated", "profile.saveFailed"],
    [
      "حدث خطأ أثناء تحديث الملف الشخصي",
      "An error occurred while updating the profile.",
      "profile.saveFailedText",
    ],
    ["تم تحديث الملف الشخصي", "Your profile has been updated", "profile.saved"],
    ["خطأ في تغيير كلمة المرور", "The password could not be changed", "profile.passwordFailed"],
    ["تم تغيير كلمة المرور", "The password has been changed", "profile.passwordChanged"],
    ["حدث خطأ في إرسال الطلب", "The request could not be sent", "accounts.forgotFailed"],
    ["حدث خطأ في إعادة تعيين كلمة المرور", "The password could not be reset", "accounts.resetFailed"],
    [
      "رمز إعادة التعيين مفقود أو غير صحيح",
      "The link is incomplete: its code is missing or wrong.",
      "accounts.resetNoToken",
    ],
    ["ضعيفة جداً", "Very weak", "accounts.strengthVeryWeak"],
    ["ضعيفة", "Weak", "accounts.strengthWeak"],
    ["متوسطة", "Medium", "accounts.strengthMedium"],
    ["جيدة", "Good", "accounts.strengthGood"],
    ["قوية", "Strong", "accounts.strengthStrong"],
    ["ممتازة", "Excellent", "accounts.strengthExcellent"],
  ])("«%s», “%s”: %s", (arabic, english, key) => {
    const [namespace = "", word = ""] = key.split(".");
    const said = ({ [namespace]: dictionary = {} }: Record<string, Record<string, string>>) =>
      dictionary[word];
    expect([said(words.ar), said(words.en)]).toEqual([arabic, english]);
  });
});
