import { type RemoteModule, routesOf } from '@paddock/host';
import { pages } from './pages.ts';
import { BegunSlot } from './shared/begun/begun.slot.tsx';

export default {
  routes: routesOf(pages),
  slots: { 'registration.begun': BegunSlot },
  // In one chunk with the texts of forms: nearly each page has a form, which waits for those.
  messages: {
    de: () => import(/* webpackChunkName: "forms-de" */ './locales/de.json'),
    en: () => import(/* webpackChunkName: "forms-en" */ './locales/en.json'),
  },
} satisfies RemoteModule;
