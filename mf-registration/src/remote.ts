import { type RemoteModule, routesOf } from '@paddock/host';
import { pages } from './pages.ts';
import { BegunSlot } from './shared/begun/begun.slot.tsx';

export default {
  routes: routesOf(pages),
  slots: { 'registration.begun': BegunSlot },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
