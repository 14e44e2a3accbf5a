/** Mails about one's account; the server alone loads them. */
export const mails = {
  oneUse: "The link works once, for one hour. A newer mail replaces it.",
  chooseNewPassword: "Choose a new password",
  signIn: "Sign in",
  time: "{time} (Beirut time)",

  verifyHeading: "Verify your e-mail address",
  verifyPreheader: "One click and your account at {site} is complete.",
  verifyBody:
    "Please confirm that this address is yours. Then you can publish listings, and get back into your account if you ever forget the password.",
  verifyButton: "Verify this address",
  verifyNotYou: "You did not open an account at {site}? Then ignore this mail and do not click the button.",

  resetHeading: "Choose a new password",
  resetPreheader: "The link to a new password works for one hour.",
  resetBody: "Somebody, probably you, asked for a new password for your account at {site}.",
  resetNotYou: "It was not you? Then ignore this mail: your password stays as it is.",

  deviceHeading: "New sign-in to your account",
  devicePreheader: "From a browser that we have not seen with your account before.",
  deviceBody:
    "Somebody signed in to your account at {site} from a browser that we have not seen there before.",
  deviceLabel: "Device",
  deviceName: "{browser} on {system}",
  deviceUnknown: "Unknown",
  deviceTime: "Time",
  deviceNotYou:
    "It was you? Then there is nothing to do. It was not you? Choose a new password now: that signs every device out.",

  changedHeading: "Your password was changed",
  changedPreheader: "All your other devices were signed out.",
  changedBody:
    "The password of your account at {site} was changed. All your other devices were signed out and need the new one.",
  changedNotYou: "It was not you? Choose a new password now: that signs every device out.",

  takenHeading: "You already have an account",
  takenPreheader: "Somebody tried to open another one with your address.",
  takenBody:
    "Somebody, probably you, tried to open an account at {site} with this address. It has one already: sign in with it. If you forgot the password, the sign-in leads you to a new one.",
  takenNotYou: "It was not you? Then there is nothing to do: your account is unchanged.",

  phoneCode: "{code} is your code at {site}. Share it with no one.\n@{host} #{code}",

  confirmedHeading: "A phone number was confirmed in your account",
  confirmedPreheader: "With a code to it one can sign in to your account from now on.",
  confirmedBody:
    "The phone number of your profile at {site} was confirmed by a code. Buyers see that it is, and with a code to it one can sign in to your account.",
  confirmedNotYou:
    "It was not you? Choose a new password now, which signs every other device out, then take the number out of your profile.",

  claimedHeading: "Another account wanted your phone number",
  claimedPreheader: "It was refused: the number stays confirmed in your account.",
  claimedBody:
    "The number that is confirmed in your account at {site} was to be confirmed in another one, with a code that was sent to it. We refused that: a number belongs to one account.",
  claimedAskedPreheader: "Confirm it again by {day}, or it goes to the other account.",
  claimedAskedBody:
    "The number that is confirmed in your account at {site} was confirmed for another one, with a code that was sent to it. Is it still yours? Then confirm it again in your profile by {day}, or sign in with a code, and it stays. If not, the other account can have it from then on.",
  claimedButton: "Look at my profile",
  claimedNotYou:
    "The number is yours? Then another person may have read your messages: look after your phone. You have a new number? Save it in your profile, and the old one is free.",

  movedHeading: "Your phone number went to another account",
  movedPreheader: "It was not confirmed again in your account.",
  movedBody:
    "The number that was confirmed in your account at {site} belongs to another one now: its user showed twice to receive codes there, and in your account it was not confirmed again in the days between. Sign in with your mail and password, and save the number that you have now.",
  movedNotYou:
    "The number is yours? Save it in your profile again and confirm it: then the other account is asked.",

  deletionHeading: "Your account will be deleted on {day}",
  deletionPreheader: "Until then, signing in brings everything back.",
  deletionBody:
    "You asked for your account at {site} to be deleted. Your listings are hidden and all your devices are signed out.",
  deletionEnd: "On {day} your profile, your listings and their pictures are deleted for good.",
  deletionButton: "Sign in and keep my account",
  deletionUndo: "You changed your mind? Sign in before {day}, and everything is as it was.",
  deletionNotYou: "It was not you? Sign in, then change your password at once.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    mails: typeof mails;
  }
}
