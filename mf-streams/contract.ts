import type { Contract } from '@paddock/host/remote-config';

/** The offers of mf-streams to other remotes and its uses of them. */
export const contract = {
  gives: {
    slots: {
      'race.stream': { raceId: 'number' },
      'race.archive': { raceId: 'number', streamArchiveId: 'number' },
    },
    messages: {
      /**
       * Opens the livestream panel and plays the stream. `kind` is `live`, `archive`, `race` or
       * `track`; `country` has three capital letters.
       */
      'stream.watch': { kind: 'string', id: 'string', country: 'string?' },
    },
  },
  uses: { links: { race: ['id'], races: [], contact: [] }, panels: ['login'] },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-streams': typeof contract;
  }
}
