/** A text as customers read it, in the languages of the product (core §1). */
export interface Localized {
  de: string;
  en: string;
}

export type Language = keyof Localized;
