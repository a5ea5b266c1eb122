import { defineRemote } from '@paddock/host/remote-config';
import { paths } from './src/routes.ts';

const OPEN_STREAM = './src/open-stream/open-stream.route.tsx';

export default defineRemote({
  name: 'mf-streams',
  claims: {
    routes: [
      { path: paths.openStream, module: OPEN_STREAM },
      { path: paths.openStreamOf, module: OPEN_STREAM },
    ],
    panels: ['livestream'],
    slots: ['race.stream', 'race.archive'],
  },
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
