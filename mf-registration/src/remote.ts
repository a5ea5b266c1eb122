import { type RemoteModule, routesOf } from '@paddock/host';
import { pages } from './pages.ts';
import { BegunSlot } from './shared/begun/begun.slot.tsx';

export default {
  routes: routesOf(pages),
  slots: { 'registration.begun': BegunSlot },
  // In the chunks of the forms' texts, since nearly each page has a form, which waits for them.
  messages: {
    de: () => import(/* webpackChunkName: "forms-de" */ './locales/de.json'),
    en: () => import(/* webpackChunkName: "forms-en" */ './locales/en.json'),
  },
} satisfies RemoteModule;
