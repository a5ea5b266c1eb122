import { defineRemote } from '@paddock/core/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';

export default defineRemote({
  name: 'catalogue',
  pages,
  heads,
  menus: { main: [{ path: pages.pieces.path, label: { en: 'Pieces' }, position: 10 }] },
  contract,
  messages: { en: './src/locales/en.json' },
});
