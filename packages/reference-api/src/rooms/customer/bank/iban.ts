import { isValidIBAN } from 'ibantools';

/** An IBAN as it is stored: without spaces and dashes, in upper case. */
export const compactIban = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether length, form and check digits are valid for the country (core §5), in any spelling. */
export const isIban = (text: string): boolean => isValidIBAN(compactIban(text));
