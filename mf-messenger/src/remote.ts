import { type RemoteModule, routesOf } from '@paddock/host';
import { pages } from './pages.ts';
import { TickerPanel } from './ticker/ticker.panel.tsx';

export default {
  routes: routesOf(pages),
  panels: { ticker: TickerPanel },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
