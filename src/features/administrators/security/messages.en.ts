/** Words of admin/security. */
export const security = {
  title: "Administrators’ security",
  warning:
    "This area is for authorised administrators only. What you do here is recorded with your name, time and address.",
  toDashboard: "To the dashboard",
  mustSetUp: "The settings ask for two-step verification. Set it up to go on.",
  factor: "Two-step verification",
  factorText:
    "After your password we ask for a code of an app on your phone, so a stolen password opens nothing.",
  factorOn: "On",
  factorOff: "Off",
  codesLeft: "{count, plural, one {# recovery code left} other {# recovery codes left}}",
  begin: "Set it up",
  disable: "Turn it off",
  disableTitle: "Turn off two-step verification?",
  requiredBySetting: "The settings require it, so it cannot be turned off.",
  confirmPassword: "Your password, to be sure it is you",
  go: "Continue",
  scan: "Scan this with an authenticator app",
  scanAlt: "QR code of the secret",
  orType: "Or type this key into the app:",
  firstCode: "The code that the app shows now",
  confirm: "Turn it on",
  anyCode: "Code of the app, or a recovery code",
  codesTitle: "Your recovery codes",
  codesText:
    "Each of these works once when your phone is not at hand. They are shown only now: keep them somewhere safe.",
  codesCopy: "Copy",
  codesSave: "Download",
  codesKept: "I have kept them",
  factorDone: "Two-step verification is on",
  factorEnded: "Two-step verification is off",
  sessions: "Where you are signed in",
  sessionsText: "A session ends by itself when nothing is done for a while.",
  sessionThis: "This one",
  sessionSeen: "Active {age}",
  sessionSince: "since {day}",
  sessionOn: "{browser} on {system}",
  sessionUnknown: "Unknown browser",
  sessionEnd: "Sign out",
  sessionEndOf: "Sign out {device}",
  sessionEnded: "The session was ended",
  othersEnd: "Sign out everywhere else",
  othersEnded: "Every other session was ended",
  sessionsFailed: "Your sessions could not be read.",
  password: "Change the password",
  passwordText: "Every other session ends when you change it.",
  passwordCurrent: "Current password",
  passwordNew: "New password",
  passwordRepeat: "New password again",
  passwordHint: "At least 12 characters with upper and lower case, a digit and a symbol.",
  passwordSave: "Change the password",
  passwordChanged: "Your password was changed",
  failed: "That did not work",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    security: typeof security;
  }
}
