/** Every path of the shell's own pages, without locale prefix (core §2). */
export const paths = {
  news: '/news',
  newsItem: '/news/:id',
  sellPoints: '/betshop',
  sellPoint: '/betshop/:id',
  contact: '/contact',
  terms: '/page/terms',
  termsPart: '/agb/:a/:b',
  help: '/page/helpcenter',
  helpEntry: '/page/helpcenter/:id',
  shop: '/page/wettstarshop',
  shopProduct: '/page/wettstarshop/:id',
  bonusActions: '/page/bonusaction',
  bonusAction: '/page/bonusaction/:id',
  responsibleGambling: '/page/responsible-gambling',
  /** The page of a page modal, by its name. */
  limbus: '/limbus/:interrupt',
  page: '/page/:name',
  /** Whatever one segment nobody else has. */
  anyPage: '/:name',
} as const;

export const pageHref = (name: string): string => `/page/${name}`;
export const sellPointHref = (id: number): string => `${paths.sellPoints}/${id}`;
export const termsPartHref = ({ a, b }: { a: number; b: number }): string => `/agb/${a}/${b}`;
export const helpHref = (id: number): string => `${paths.help}/${id}`;
export const shopHref = (id: number): string => `${paths.shop}/${id}`;
