import { defineRemote } from '@paddock/host/remote-config';
import { contract } from './contract.ts';
import { pages } from './src/pages.ts';

export default defineRemote({
  name: 'mf-messenger',
  pages,
  panels: [
    {
      name: 'ticker',
      label: { de: 'Liveticker', en: 'Live ticker' },
      icon: 'M4 5h16M4 10h16M4 15h10M4 20h7',
      position: 30,
      // core §2.
      rules: { hidden: [['nonBurger', 'mobile'], ['emptyLayout']], stays: true },
    },
  ],
  contract,
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
