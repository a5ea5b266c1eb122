import { isValidIBAN } from 'ibantools';

/** An IBAN as it is stored: without spaces and dashes, in upper case. */
export const compactIban = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether it has its country's length and form and the check digits fit (core §5). Takes it as people write it. */
export const isIban = (text: string): boolean => isValidIBAN(compactIban(text));
