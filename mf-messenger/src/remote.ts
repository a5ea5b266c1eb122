import { type RemoteModule, routesOf } from '@paddock/host';
import { MessengerPanel } from './messenger/messenger.panel.tsx';
import { pages } from './pages.ts';

export default {
  routes: routesOf(pages),
  panels: { ticker: MessengerPanel },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
