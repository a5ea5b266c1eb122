/**
 * A product's declarations for the compiler, by declaration merging: `declare module
 * '@paddock/core/remote-config' { interface Product { locale: 'de' | 'en' } }`. Then a label that
 * lacks one of these languages is a compile error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a product adds its own
export interface Product {}

type Said<Word extends string> = Product extends { [_ in Word]: infer Names extends string } ? Names : string;

/** The languages of the product's texts. */
export type Locale = Said<'locale'>;

/** The lists of the server about which an event stream may announce news. */
export type Hint = Said<'hint'>;
