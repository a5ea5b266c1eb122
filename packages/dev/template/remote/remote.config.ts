import { defineRemote } from '@paddock/host/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';

export default defineRemote({
  name: 'mf-sample',
  pages,
  heads,
  menus: {
    main: [{ path: pages.start.path, label: { de: 'Sample', en: 'Sample' }, position: 100 }],
  },
  contract,
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
