import { type RemoteModule, routesOf } from '@paddock/host';
import { LastBetsSlot } from './bets/last-bets.slot.tsx';
import { PlayBreakSlot } from './limits/play-break.slot.tsx';
import { pages } from './pages.ts';

export default {
  routes: routesOf(pages),
  slots: { 'account.lastBets': LastBetsSlot, 'account.playBreak': PlayBreakSlot },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
