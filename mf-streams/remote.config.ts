import { defineRemote } from '@paddock/host/remote-config';

export default defineRemote({
  name: 'mf-streams',
  claims: { panels: ['livestream'], slots: ['race.stream'] },
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
