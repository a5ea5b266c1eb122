import { type RemoteModule, routesOf } from '@paddock/core';
import { pages } from './pages.ts';

/** The one module that the shell asks for. */
export default {
  routes: routesOf(pages),
  messages: { en: () => import('./locales/en.json') },
} satisfies RemoteModule;
