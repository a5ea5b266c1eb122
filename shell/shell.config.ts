import type { ShellConfig } from '@paddock/host/remote-config';
import { redirects } from './src/routing/redirects.ts';
import { paths } from './src/routing/shell-paths.ts';

const page = './src/content/page/page.route.tsx';

/**
 * The shell's own pages, for the edge: it preloads what each loads, and answers 404 for what is nobody's. No API reads: their
 * answers are in the language that the page asks for by a header, which a preload cannot send. And its own panels, for the gate: no
 * remote may claim what the shell has itself.
 */
export default {
  routes: [
    { path: paths.news, module: './src/content/news/news-list.route.tsx' },
    { path: paths.newsItem, module: './src/content/news/news-item.route.tsx' },
    { path: paths.bonusActions, module: './src/content/news/bonus-actions.route.tsx' },
    { path: paths.bonusAction, module: './src/content/news/news-item.route.tsx' },
    { path: paths.help, module: './src/content/help/help.route.tsx' },
    { path: paths.helpEntry, module: './src/content/help/help-entry.route.tsx' },
    { path: paths.shop, module: './src/content/shop/shop.route.tsx' },
    { path: paths.shopProduct, module: './src/content/shop/shop-product.route.tsx' },
    { path: paths.terms, module: './src/content/terms/terms.route.tsx' },
    { path: paths.termsPart, module: './src/content/terms/terms-part.route.tsx' },
    { path: paths.sellPoints, module: './src/content/sell-points/sell-points.route.tsx' },
    { path: paths.sellPoint, module: './src/content/sell-points/sell-point.route.tsx' },
    { path: paths.contact, module: './src/content/contact/contact.route.tsx' },
    { path: paths.responsibleGambling, module: './src/responsible-gambling/responsible-gambling.route.tsx' },
    { path: paths.limbus, module: './src/modals/limbus.route.tsx' },
    { path: paths.page, module: page },
    { path: paths.anyPage, module: page },
    ...redirects.map(({ from }) => ({ path: from })),
  ],
  panels: ['burger', 'search', 'contact', 'register', 'login', 'quick-account', 'quick-account-mobile', 'account'],
} satisfies ShellConfig;
