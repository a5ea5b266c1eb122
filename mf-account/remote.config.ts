import { defineRemote } from '@paddock/host/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';

export default defineRemote({
  name: 'mf-account',
  pages,
  heads,
  menus: {
    main: [{ path: '/user', label: { de: 'Konto', en: 'Account' }, position: 90, audience: 'customer' }],
    // core §2.
    user: [
      { path: '/user/bets', label: { de: 'Meine Wetten', en: 'My bets' }, position: 10 },
      { path: '/user/transactions', label: { de: 'Kontobewegungen', en: 'Transactions' }, position: 20 },
      { path: '/user/loyalty', label: { de: 'Wettstars', en: 'Wettstars' }, position: 30 },
      { path: '/user/wettshop', label: { de: 'Wettstarshop', en: 'Wettstar shop' }, position: 40 },
      { path: '/user/payin', label: { de: 'Einzahlen', en: 'Deposit' }, position: 50 },
      { path: '/user/payout', label: { de: 'Auszahlen', en: 'Withdraw' }, position: 60 },
      { path: '/user/data', label: { de: 'Meine Daten', en: 'My data' }, position: 70 },
      { path: '/user/settings', label: { de: 'Einstellungen', en: 'Settings' }, position: 80 },
      { path: '/user/limits', label: { de: 'Limits', en: 'Limits' }, position: 90 },
      { path: '/user/notices', label: { de: 'Notizen', en: 'Notes' }, position: 100 },
      { path: '/user/favorites', label: { de: 'Favoriten', en: 'Favourites' }, position: 110 },
      { path: '/user/vouchers', label: { de: 'Gutscheine', en: 'Vouchers' }, position: 120 },
    ],
  },
  contract,
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
