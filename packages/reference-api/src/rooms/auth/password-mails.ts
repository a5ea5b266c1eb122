/** A mail about a password or a passkey. */
export interface MailText {
  subject: string;
  text: string;
}

/** The page of a customer's passkeys. */
export const PASSKEYS_PATH = '/user/data#passkeys';

/** It names nobody: the address may be unverified, and somebody else may have chosen the name. */
export const recoveryMail = (language: 'de' | 'en', link: string): MailText =>
  language === 'de'
    ? {
        subject: 'Ihr neues Passwort',
        text: `Guten Tag,\n\nüber diesen Link vergeben Sie ein neues Passwort. Er gilt eine Stunde:\n\n${link}\n\nHaben Sie das nicht angefordert, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.\n`,
      }
    : {
        subject: 'Your new password',
        text: `Hello,\n\nSet a new password with this link. It works for one hour:\n\n${link}\n\nIf you did not ask for it, there is nothing to do: your password stays as it is.\n`,
      };

const passkeyTexts = {
  de: {
    kept: 'Ihre Passkeys gelten weiter. Hier entfernen Sie jeden, den Sie nicht kennen:',
    removed: 'Ihre Passkeys sind entfernt. Hier fügen Sie neue hinzu:',
  },
  en: {
    kept: 'Your passkeys still work. Remove here any that you do not know:',
    removed: 'Your passkeys are removed. Add new ones here:',
  },
};

interface PasskeysOfMail {
  removed: boolean;
  /** Their page. */
  link: string;
}

const passkeyPart = (language: 'de' | 'en', passkeys: PasskeysOfMail | undefined): string =>
  passkeys ? `\n${passkeyTexts[language][passkeys.removed ? 'removed' : 'kept']}\n\n${passkeys.link}\n` : '';

/**
 * @param link the page where a customer asks for a new password
 * @param passkeys undefined for a customer without one
 */
export const passwordChangedMail = (
  language: 'de' | 'en',
  firstname: string,
  link: string,
  passkeys?: PasskeysOfMail,
): MailText =>
  language === 'de'
    ? {
        subject: 'Ihr Passwort wurde geändert',
        text: `Guten Tag ${firstname},\n\nIhr Passwort wurde geändert. Auf Ihren anderen Geräten melden Sie sich bitte neu an.\n\nWaren Sie das nicht, vergeben Sie hier bitte sofort ein neues Passwort:\n\n${link}\n\nWenden Sie sich dann bitte auch an unseren Kundendienst.\n${passkeyPart(language, passkeys)}`,
      }
    : {
        subject: 'Your password was changed',
        text: `Hello ${firstname},\n\nYour password was changed. Please log in again on your other devices.\n\nIf that was not you, set a new password here at once:\n\n${link}\n\nThen please contact our customer service, too.\n${passkeyPart(language, passkeys)}`,
      };

/** @param passkeys the page of the passkeys */
export const passkeyAddedMail = (language: 'de' | 'en', firstname: string, passkeys: string): MailText =>
  language === 'de'
    ? {
        subject: 'Ein neuer Passkey',
        text: `Guten Tag ${firstname},\n\nzu Ihrem Konto wurde ein Passkey hinzugefügt. Er meldet ohne Passwort an.\n\nWaren Sie das nicht, entfernen Sie ihn hier bitte sofort, und ändern Sie dort Ihr Passwort:\n\n${passkeys}\n\nWenden Sie sich dann bitte auch an unseren Kundendienst.\n`,
      }
    : {
        subject: 'A new passkey',
        text: `Hello ${firstname},\n\nA passkey was added to your account. It logs in without a password.\n\nIf that was not you, remove it here at once, and change your password there:\n\n${passkeys}\n\nThen please contact our customer service, too.\n`,
      };
