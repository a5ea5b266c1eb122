import { defineRemote } from '@paddock/host/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';

export default defineRemote({
  name: 'mf-account',
  pages,
  heads,
  menus: {
    main: [{ path: pages.overview.path, label: { de: 'Konto', en: 'Account' }, position: 90, audience: 'customer' }],
    // The order of the specification (core §2).
    user: [
      { path: pages.bets.path, label: { de: 'Meine Wetten', en: 'My bets' }, position: 10 },
      { path: pages.transactions.path, label: { de: 'Kontobewegungen', en: 'Transactions' }, position: 20 },
      { path: pages.loyalty.path, label: { de: 'Wettstars', en: 'Wettstars' }, position: 30 },
      { path: pages.wettshop.path, label: { de: 'Wettstarshop', en: 'Wettstar shop' }, position: 40 },
      { path: pages.payin.path, label: { de: 'Einzahlen', en: 'Deposit' }, position: 50 },
      { path: pages.payout.path, label: { de: 'Auszahlen', en: 'Withdraw' }, position: 60 },
      { path: pages.data.path, label: { de: 'Meine Daten', en: 'My data' }, position: 70 },
      { path: pages.settings.path, label: { de: 'Einstellungen', en: 'Settings' }, position: 80 },
      { path: pages.limits.path, label: { de: 'Limits', en: 'Limits' }, position: 90 },
      { path: pages.notices.path, label: { de: 'Notizen', en: 'Notes' }, position: 100 },
      { path: pages.favorites.path, label: { de: 'Favoriten', en: 'Favourites' }, position: 110 },
      { path: pages.vouchers.path, label: { de: 'Gutscheine', en: 'Vouchers' }, position: 120 },
    ],
  },
  contract,
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
