import { defineRemote } from '@paddock/host/remote-config';

export default defineRemote({
  name: 'mf-account',
  claims: {
    routes: [{ path: '/user/*', module: './src/account/account.route.tsx' }],
    navigation: [{ path: '/user', label: { de: 'Konto', en: 'Account' }, position: 90 }],
  },
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
