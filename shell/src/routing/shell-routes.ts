import type { RouteObject } from 'react-router';
import { paths } from './shell-paths.ts';

const lazyPage = () => import('../content/page/page.route.tsx');

/**
 * The pages of the shell itself, each a lazy chunk. A page says its layout by `handle: { layout: 'empty' }`; without it has the
 * default one. A remote's more specific claim goes before a path with parameters. Each is a claim in `shell.config.ts` too.
 */
export const shellRoutes: RouteObject[] = [
  { path: paths.news, lazy: () => import('../content/news/news-list.route.tsx') },
  { path: paths.newsItem, lazy: () => import('../content/news/news-item.route.tsx') },
  { path: paths.bonusActions, lazy: () => import('../content/news/bonus-actions.route.tsx') },
  { path: paths.bonusAction, lazy: () => import('../content/news/news-item.route.tsx') },
  { path: paths.help, lazy: () => import('../content/help/help.route.tsx') },
  { path: paths.helpEntry, lazy: () => import('../content/help/help-entry.route.tsx') },
  { path: paths.shop, lazy: () => import('../content/shop/shop.route.tsx') },
  { path: paths.shopProduct, lazy: () => import('../content/shop/shop-product.route.tsx') },
  { path: paths.terms, lazy: () => import('../content/terms/terms.route.tsx') },
  { path: paths.termsPart, lazy: () => import('../content/terms/terms-part.route.tsx') },
  { path: paths.sellPoints, lazy: () => import('../content/sell-points/sell-points.route.tsx') },
  { path: paths.sellPoint, lazy: () => import('../content/sell-points/sell-point.route.tsx') },
  { path: paths.contact, lazy: () => import('../content/contact/contact.route.tsx') },
  { path: paths.responsibleGambling, lazy: () => import('../responsible-gambling/responsible-gambling.route.tsx') },
  { path: paths.limbus, lazy: () => import('../modals/limbus.route.tsx') },
  { path: paths.page, lazy: lazyPage },
  { path: paths.anyPage, lazy: lazyPage },
];
