import { type RemoteModule, routesOf } from '@paddock/host';
import { AsideSlot } from './aside/aside.slot.tsx';
import { BetDetailsSlot } from './bets/bet-details.slot.tsx';
import { pages } from './pages.ts';
import { SearchSlot } from './search/search.slot.tsx';
import { followLogins } from './slip/follow-logins.ts';
import { SlipPanel } from './slip/slip.panel.tsx';
import { MyTeamBetsSlot } from './team-bets/my-team-bets.slot.tsx';

followLogins();

export default {
  routes: routesOf(pages),
  panels: { betslip: SlipPanel },
  slots: {
    'search.results': SearchSlot,
    'content.aside': AsideSlot,
    'bets.details': BetDetailsSlot,
    'teamBets.mine': MyTeamBetsSlot,
  },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
