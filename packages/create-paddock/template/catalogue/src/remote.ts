import { type RemoteModule, routesOf } from '@paddock/core';
import { pages } from './pages.ts';
import { Selection } from './selection/selection.tsx';

/** The one module that the shell asks for. */
export default {
  routes: routesOf(pages),
  slots: { 'home.selection': Selection },
  messages: { en: () => import('./locales/en.json') },
} satisfies RemoteModule;
