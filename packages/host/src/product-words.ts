import type { Locale } from '@paddock/i18n/locale';

declare module '@paddock/core/remote-config' {
  interface Product {
    locale: Locale;
    /** The ticker of the messenger, and the customer's messages. */
    hint: 'ticker' | 'messages';
  }
}
