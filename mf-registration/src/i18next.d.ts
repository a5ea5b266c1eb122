import type texts from './locales/de.json';
import type { NewsletterTexts } from './newsletter/texts.ts';
import type { PasswordRecoveryTexts } from './password-recovery/texts.ts';

/** The texts that several rooms read, and those of each room. */
type Texts = typeof texts & NewsletterTexts & PasswordRecoveryTexts;

// Missing text keys are compile errors. The locale check compares the keys of both languages.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mf-registration': Texts;
  }
}
