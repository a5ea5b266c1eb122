import { type RemoteModule, routesOf } from '@paddock/host';
import { pages } from './pages.ts';

export default {
  routes: routesOf(pages),
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
