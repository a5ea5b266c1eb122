import type { Contract } from '@paddock/host/remote-config';

/** Pages that others may link to. */
export const links = {
  home: '/',
  races: '/races',
  race: '/race/:id',
  results: '/results',
  horse: '/horse/:id',
  tips: '/tipp-of-the-day',
  teamBets: '/teamwette',
  league: '/liga',
} as const;

/** The offers of mf-racing to other remotes and its uses of them. */
export const contract = {
  gives: {
    links,
    slots: {
      'search.results': { phrase: 'string' },
      'content.aside': {},
      'bets.details': { betId: 'number' },
      'teamBets.mine': {},
    },
  },
  uses: {
    slots: {
      'race.bookmark': { raceId: 'number' },
      'race.stream': { raceId: 'number' },
      'race.archive': { raceId: 'number', streamArchiveId: 'number' },
      'registration.begun': {},
    },
    links: {
      bets: [],
      contact: [],
      continueRegistration: ['token'],
      deposit: [],
      limits: [],
      loyalty: [],
      page: ['name'],
      personalData: [],
      selfExclusion: [],
    },
    modals: {
      check_TC: {},
      check_age: {},
      check_identity_status: {},
      check_identity: {},
      schufa_checked_date: {},
      lugas_register_modal: {},
      lugas_amounts_modal: {},
      before_identity_modal: {},
    },
    panels: ['login'],
  },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-racing': typeof contract;
  }
}
