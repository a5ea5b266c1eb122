import { type RemoteModule, routesOf } from '@paddock/host';
import { BookmarkStarSlot } from './bookmark-star/bookmark-star.slot.tsx';
import { followMessages, followTask } from './bubbles/follow-messages.ts';
import { MessengerPanel } from './messenger/messenger.panel.tsx';
import { pages } from './pages.ts';

export default {
  routes: routesOf(pages),
  panels: { ticker: MessengerPanel },
  slots: { 'race.bookmark': BookmarkStarSlot },
  takes: { 'messages.follow': () => void followMessages().catch(() => {}) },
  tasks: [followTask],
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
