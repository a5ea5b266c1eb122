/** Tells the compiler the languages of this product. */
declare module '@paddock/core/remote-config' {
  interface Product {
    locale: 'en';
  }
}

export {};
