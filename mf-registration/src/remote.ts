import type { RemoteModule } from '@paddock/host';
import { routes } from './routes.ts';

export default {
  routes,
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
