import { defineRemote } from '@paddock/host/remote-config';
import { contract } from './contract.ts';
import { pages } from './src/pages.ts';

export default defineRemote({
  name: 'mf-registration',
  pages,
  contract,
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
