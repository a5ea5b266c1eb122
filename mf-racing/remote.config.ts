import { defineRemote } from '@paddock/host/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';

export default defineRemote({
  name: 'mf-racing',
  pages,
  heads,
  menus: {
    main: [
      { path: pages.home.path, label: { de: 'Start', en: 'Home' }, position: 10 },
      { path: pages.racesToday.path, label: { de: 'Rennen', en: 'Races' }, position: 20 },
      { path: pages.resultsToday.path, label: { de: 'Ergebnisse', en: 'Results' }, position: 30 },
      { path: pages.dayTip.path, label: { de: 'Tipps', en: 'Tips' }, position: 40 },
      { path: pages.teamBets.path, label: { de: 'Teamwetten', en: 'Team bets' }, position: 50 },
      { path: pages.more.path, label: { de: 'Mehr', en: 'More' }, position: 60 },
    ],
  },
  panels: [
    {
      name: 'betslip',
      label: { de: 'Wettschein', en: 'Betting slip' },
      icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6',
      position: 45,
      rules: {
        hidden: [['nonBurger', 'mobile'], ['burger', 'desktop'], ['emptyLayout']],
        independent: true,
        beside: true,
      },
    },
  ],
  contract,
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
