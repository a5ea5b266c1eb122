import { defineRemote } from '@paddock/host/remote-config';

const module = './src/registration/registration.route.tsx';

export default defineRemote({
  name: 'mf-registration',
  claims: {
    routes: [
      { path: '/register/*', module },
      { path: '/newsletter', module },
      { path: '/password-recovery', module },
    ],
  },
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
