import { defineRemote } from '@paddock/core/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';

export default defineRemote({
  name: 'app-sample',
  pages,
  heads,
  menus: { main: [{ path: pages.start.path, label: { en: 'Sample' }, position: 100 }] },
  contract,
  messages: { en: './src/locales/en.json' },
});
