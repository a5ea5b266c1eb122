/** In groups of four, as printed on cards. */
export const formatIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');
