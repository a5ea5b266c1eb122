import { defineRemote } from '@paddock/host/remote-config';

export default defineRemote({
  name: 'mf-messenger',
  claims: { panels: ['ticker'] },
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
