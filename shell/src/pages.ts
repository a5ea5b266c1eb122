import type { Pages } from '@paddock/host/remote-config';
import { links } from '../contract.ts';

const newsItem = () => import('./content/news/news-item.route.tsx');
const page = () => import('./content/page/page.route.tsx');

/**
 * The shell's own pages, without locale prefix (core §2). They have no reads: their answers are in
 * the language that the page asks for by a header, which a preload cannot send. A remote's more
 * specific claim goes before a path with parameters.
 */
export const pages = {
  news: { path: '/news', page: () => import('./content/news/news-list.route.tsx') },
  newsItem: { path: '/news/:id', page: newsItem },
  sellPoints: { path: '/betshop', page: () => import('./content/sell-points/sell-points.route.tsx') },
  sellPoint: { path: '/betshop/:id', page: () => import('./content/sell-points/sell-point.route.tsx') },
  contact: { path: links.contact, page: () => import('./content/contact/contact.route.tsx') },
  terms: { path: links.terms, page: () => import('./content/terms/terms.route.tsx') },
  termsPart: { path: '/agb/:a/:b', page: () => import('./content/terms/terms-part.route.tsx') },
  help: { path: links.help, page: () => import('./content/help/help.route.tsx') },
  helpEntry: { path: '/page/helpcenter/:id', page: () => import('./content/help/help-entry.route.tsx') },
  shop: { path: '/page/wettstarshop', page: () => import('./content/shop/shop.route.tsx') },
  shopProduct: { path: '/page/wettstarshop/:id', page: () => import('./content/shop/shop-product.route.tsx') },
  bonusActions: { path: '/page/bonusaction', page: () => import('./content/news/bonus-actions.route.tsx') },
  bonusAction: { path: '/page/bonusaction/:id', page: newsItem },
  responsibleGambling: {
    path: '/page/responsible-gambling',
    page: () => import('./responsible-gambling/responsible-gambling.route.tsx'),
  },
  /** The page of a page modal, by its name. */
  limbus: { path: '/limbus/:interrupt', page: () => import('./modals/limbus.route.tsx') },
  page: { path: links.page, page: page },
  /** A content page by a path of one segment that nobody else has. */
  anyPage: { path: '/:name', page: page },

  // Old addresses and other names (core §2, second spec §2). Those of a remote's pages are in that
  // remote's claims.
  oldHome: { path: '/home', leadsTo: '/' },
  oldTerms: { path: '/terms', leadsTo: links.terms },
  bonusProgramme: { path: '/bonusprogramm', leadsTo: '/page/bonusprogramm' },
} as const satisfies Pages;
