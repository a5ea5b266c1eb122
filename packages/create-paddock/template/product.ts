/** What the compiler is told once of this product: the languages of its texts. */
declare module '@paddock/core/remote-config' {
  interface Product {
    locale: 'en';
  }
}

export {};
