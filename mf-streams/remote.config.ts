import { defineRemote } from '@paddock/host/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';
import { STREAM_PARAMETERS } from './src/shared/stream-parameters.ts';

export default defineRemote({
  name: 'mf-streams',
  pages,
  heads,
  panels: [
    {
      name: 'livestream',
      label: { de: 'Livestream', en: 'Livestream' },
      icon: 'M3 6h18v12H3ZM10 9.5v5l4.5-2.5Z',
      position: 40,
      // core §2.
      rules: {
        hidden: [['nonBurger', 'mobile'], ['emptyLayout']],
        independent: true,
        requiresLogin: true,
        stays: true,
      },
      opensOn: STREAM_PARAMETERS.map(([parameter]) => parameter),
    },
  ],
  contract,
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
