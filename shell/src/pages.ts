import type { Pages } from '@paddock/host/remote-config';
import { links } from '../contract.ts';
import { paths } from './paths.ts';

const newsItem = () => import('./content/news/news-item.route.tsx');
const page = () => import('./content/page/page.route.tsx');

/**
 * The shell's own pages, without locale prefix (core §2). They have no reads: their answers are in
 * the language that the page asks for by a header, which a preload cannot send. A remote's more
 * specific claim goes before a path with parameters.
 */
export const pages = {
  news: { path: paths.news, page: () => import('./content/news/news-list.route.tsx') },
  newsItem: { path: '/news/:id', page: newsItem },
  sellPoints: { path: paths.sellPoints, page: () => import('./content/sell-points/sell-points.route.tsx') },
  sellPoint: { path: paths.sellPoint, page: () => import('./content/sell-points/sell-point.route.tsx') },
  contact: { path: paths.contact, page: () => import('./content/contact/contact.route.tsx') },
  terms: { path: paths.terms, page: () => import('./content/terms/terms.route.tsx') },
  termsPart: { path: paths.termsPart, page: () => import('./content/terms/terms-part.route.tsx') },
  help: { path: paths.help, page: () => import('./content/help/help.route.tsx') },
  helpEntry: { path: paths.helpEntry, page: () => import('./content/help/help-entry.route.tsx') },
  shop: { path: paths.shop, page: () => import('./content/shop/shop.route.tsx') },
  shopProduct: { path: paths.shopProduct, page: () => import('./content/shop/shop-product.route.tsx') },
  bonusActions: { path: paths.bonusActions, page: () => import('./content/news/bonus-actions.route.tsx') },
  bonusAction: { path: '/page/bonusaction/:id', page: newsItem },
  responsibleGambling: {
    path: paths.responsibleGambling,
    page: () => import('./responsible-gambling/responsible-gambling.route.tsx'),
  },
  /** The page of a page modal, by its name. */
  limbus: { path: paths.limbus, page: () => import('./modals/limbus.route.tsx') },
  page: { path: paths.page, page: page },
  /** A content page by a path of one segment that nobody else has. */
  anyPage: { path: paths.anyPage, page: page },

  // Old addresses and other names (core §2, second spec §2). Those of a remote's pages are in that
  // remote's claims.
  oldHome: { path: '/home', leadsTo: '/' },
  oldTerms: { path: '/terms', leadsTo: links.terms },
  bonusProgramme: { path: '/bonusprogramm', leadsTo: '/page/bonusprogramm' },
} as const satisfies Pages;
