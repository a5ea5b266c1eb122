/** A text for customers in both languages of the product (core §1). */
export interface Localized {
  de: string;
  en: string;
}

export type Language = keyof Localized;
