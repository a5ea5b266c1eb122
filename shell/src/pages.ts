import type { Pages } from '@paddock/host/remote-config';
import { links } from '../contract.ts';
import { paths } from './paths.ts';

const newsItem = () => import('./content/news/news-item.route.tsx');
const page = () => import('./content/page/page.route.tsx');

/**
 * The shell's own pages, without locale prefix (core §2). They declare no reads: their answers
 * depend on the language header, which a preload cannot send. A remote's more specific claim
 * precedes a path with parameters.
 */
export const pages = {
  news: { path: paths.news, page: () => import('./content/news/news-list.route.tsx'), render: 'edge' },
  newsItem: { path: '/news/:id', page: newsItem, render: 'edge' },
  sellPoints: {
    path: paths.sellPoints,
    page: () => import('./content/sell-points/sell-points.route.tsx'),
    render: 'edge',
  },
  sellPoint: {
    path: paths.sellPoint,
    page: () => import('./content/sell-points/sell-point.route.tsx'),
    render: 'edge',
  },
  contact: { path: paths.contact, page: () => import('./content/contact/contact.route.tsx'), render: 'edge' },
  terms: { path: paths.terms, page: () => import('./content/terms/terms.route.tsx'), render: 'edge' },
  termsPart: { path: paths.termsPart, page: () => import('./content/terms/terms-part.route.tsx'), render: 'edge' },
  help: { path: paths.help, page: () => import('./content/help/help.route.tsx'), render: 'edge' },
  helpEntry: { path: paths.helpEntry, page: () => import('./content/help/help-entry.route.tsx'), render: 'edge' },
  shop: { path: paths.shop, page: () => import('./content/shop/shop.route.tsx') },
  shopProduct: { path: paths.shopProduct, page: () => import('./content/shop/shop-product.route.tsx') },
  bonusActions: {
    path: paths.bonusActions,
    page: () => import('./content/news/bonus-actions.route.tsx'),
    render: 'edge',
  },
  bonusAction: { path: '/page/bonusaction/:id', page: newsItem, render: 'edge' },
  responsibleGambling: {
    path: paths.responsibleGambling,
    page: () => import('./responsible-gambling/responsible-gambling.route.tsx'),
  },
  /** The page of a page modal, by its name. */
  limbus: { path: paths.limbus, page: () => import('./modals/limbus.route.tsx') },
  page: { path: paths.page, page: page, render: 'edge' },
  /** A content page by a path of one segment that no other page has. */
  anyPage: { path: paths.anyPage, page: page, render: 'edge' },

  // Old addresses and aliases (core §2, second spec §2). Those of a remote's pages are in its
  // claims.
  oldHome: { path: '/home', leadsTo: '/' },
  oldTerms: { path: '/terms', leadsTo: links.terms },
  bonusProgramme: { path: '/bonusprogramm', leadsTo: '/page/bonusprogramm' },
} as const satisfies Pages;
