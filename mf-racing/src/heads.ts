import type { RaceStatus } from '@paddock/api';
import type { Head, Heads } from '@paddock/host/remote-config';
import type { pages } from './pages.ts';

/** The day of the URL, as headings show it. */
const OF_DATE = { weekday: { as: 'weekday', of: ':date' }, date: { as: 'date', of: ':date' } } as const;
const OF_TODAY = { weekday: { as: 'weekday', of: ':today' }, date: { as: 'date', of: ':today' } } as const;
const OF_YESTERDAY = { weekday: { as: 'weekday', of: ':yesterday' }, date: { as: 'date', of: ':yesterday' } } as const;

/** The two heads of a list by day: for today, and for a date. */
const dayList = (title: string, description: { de: string; en: string }) =>
  ({
    today: { fields: OF_TODAY, title, description },
    ofDate: { fields: OF_DATE, title, description },
  }) satisfies Record<string, Head>;

const races = dayList('races.title', {
  de: 'Alle Pferderennen am {{date}}: Rennbahnen, Startzeiten, Starter, Quoten und Livebilder.',
  en: 'All horse races on {{date}}: tracks, off times, runners, odds and live pictures.',
});

/** The day's meetings; the page has a section for each. */
const MEETINGS = [
  {
    '@type': 'ItemList',
    itemListElement: [
      {
        '@each': '.',
        '@type': 'ListItem',
        position: '{{@position}}',
        name: '{{track_name}}',
        url: '{{@site}}/races/{{date}}?meeting={{id}}',
      },
    ],
  },
] as const;
const results = dayList('results.title', {
  de: 'Ergebnisse der Pferderennen am {{date}}: Einläufe und Quoten aller Rennbahnen.',
  en: 'Results of the horse races on {{date}}: finishing orders and dividends of all tracks.',
});
const nonRunners = dayList('nonRunners.title', {
  de: 'Abgemeldete Pferde am {{date}}, nach Rennbahn und Rennen.',
  en: 'Withdrawn horses on {{date}}, by track and race.',
});
const riderChanges = dayList('riderChanges.title', {
  de: 'Wechsel von Jockeys und Fahrern am {{date}}, nach Rennbahn und Rennen.',
  en: 'Changes of jockeys and drivers on {{date}}, by track and race.',
});
const starterIndex = dayList('starterIndex.title', {
  de: 'Alle Pferde, die am {{date}} starten, mit Rennbahn und Rennen.',
  en: 'All horses that run on {{date}}, with track and race.',
});
const archive = {
  de: 'Aufzeichnungen der Pferderennen vom {{date}}.',
  en: 'Recordings of the horse races of {{date}}.',
};

/** schema.org has no term for a race that is over. */
const EVENT_STATUS = {
  OPEN: 'https://schema.org/EventScheduled',
  CLOSED: 'https://schema.org/EventScheduled',
  FINISHED: 'https://schema.org/EventScheduled',
  OFFICIAL: 'https://schema.org/EventScheduled',
  CANCELLED: 'https://schema.org/EventCancelled',
} as const satisfies Record<RaceStatus, string>;

const raceHead = (read: string) =>
  ({
    read,
    fields: {
      track: 'track_name',
      iso: 'date',
      runners: 'runner_count',
      date: { as: 'date', of: 'date' },
      weekday: { as: 'weekday', of: 'date' },
      time: { as: 'time', of: 'post_time' },
      prize: { as: 'money', of: 'purse', in: 'currency' },
      eventStatus: { of: 'status', values: EVENT_STATUS },
    },
    title: ['card.documentTitle', 'card.fallbackTitle'],
    description: [
      {
        de: '{{name}} in {{track}} am {{date}} um {{time}} Uhr: {{runners}} Starter über {{distance}} m, Preisgeld {{prize}}. Starterliste, Form, Quoten und Ergebnis.',
        en: '{{name}} at {{track}} on {{date}}, {{time}} (Berlin): {{runners}} runners over {{distance}} m, purse {{prize}}. Race card, form, odds and result.',
      },
      {
        de: '{{name}} in {{track}} am {{date}} um {{time}} Uhr. Starterliste, Form, Quoten und Ergebnis.',
        en: '{{name}} at {{track}} on {{date}}, {{time}} (Berlin). Race card, form, odds and result.',
      },
      // While the API has not answered.
      {
        de: 'Ein Pferderennen mit Starterliste, Form, Quoten und Ergebnis.',
        en: 'A horse race with its race card, form, odds and result.',
      },
    ],
    trail: [{ path: '/races/{{iso}}', name: 'races.title' }],
    data: [
      {
        '@type': 'SportsEvent',
        name: '{{track}} R{{number}} {{name}}',
        sport: 'Horse racing',
        url: '{{@url}}',
        image: '{{@image}}',
        startDate: '{{post_time}}',
        eventStatus: '{{eventStatus}}',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: '{{track}}', address: '{{track}}, {{country}}' },
        organizer: { '@type': 'SportsOrganization', name: '{{track}}' },
        competitor: [{ '@each': 'runners', '@type': 'SportsTeam', name: '{{horse.name}}' }],
      },
    ],
    listed: { read: '/api/v1/races/next?pagination=50', path: '/race/{{id}}' },
  }) satisfies Head;

const TIPS = { title: 'dayTip.title', description: 'dayTip.lead' } as const;
const LEAGUE = { title: 'league.title', description: 'league.lead' } as const;
const OVERVIEW = {
  title: 'overview.title',
  description: {
    de: 'Nichtstarter, Reiterwechsel, Starterindex, Videoarchiv, Schnellwetten und Wettrechner auf einen Blick.',
    en: 'Non-runners, rider changes, starter index, video archive, quick bets and bet calculator at a glance.',
  },
} as const;

/** The data of each page for search engines and link previews. */
export const heads = {
  home: {
    title: 'home.title',
    description: {
      de: 'Wetten auf Pferderennen in Deutschland, Frankreich und aller Welt: die nächsten Rennen, Quoten, Livebilder und Ergebnisse.',
      en: 'Betting on horse races in Germany, France and all over the world: next races, odds, live pictures and results.',
    },
    data: [
      { '@type': 'WebSite', name: 'Paddock', url: '{{@url}}' },
      { '@type': 'Organization', name: 'Paddock', url: '{{@url}}', logo: '{{@image}}' },
    ],
  },
  racesToday: { ...races.today, read: '/api/v1/meetings', data: MEETINGS },
  races: { ...races.ofDate, read: '/api/v1/meetings?date=:date', data: MEETINGS },
  race: raceHead('/api/v1/races/:id'),
  classicRace: raceHead('/api/v1/races/:id?is_classic=1'),
  horse: {
    read: '/api/v1/horses/:id?page=1',
    title: { field: 'name' },
    description: [
      {
        de: '{{name}}: {{record.starts}} Starts, {{record.wins}} Siege. Form, nächster Start und alle Rennen.',
        en: '{{name}}: {{record.starts}} starts, {{record.wins}} wins. Form, next run and all races.',
      },
      {
        de: 'Ein Rennpferd mit Form, nächstem Start und allen Rennen.',
        en: 'A racehorse with its form, next run and all races.',
      },
    ],
  },
  nextRacePopup: { hidden: true },
  racePopup: { hidden: true },
  resultsToday: results.today,
  results: results.ofDate,
  nonRunnersToday: nonRunners.today,
  nonRunners: nonRunners.ofDate,
  riderChangesToday: riderChanges.today,
  riderChanges: riderChanges.ofDate,
  raceDayChanges: { fields: OF_TODAY, title: 'changes.title', description: 'changes.lead' },
  starterIndexToday: starterIndex.today,
  starterIndex: starterIndex.ofDate,
  videoArchiveYesterday: { fields: OF_YESTERDAY, title: 'archive.title', description: archive },
  videoArchive: { fields: OF_DATE, title: 'archive.title', description: archive },
  dayTip: TIPS,
  dayTipTrot: TIPS,
  dayTipGallop: TIPS,
  headToHead: { title: 'h2h.title', description: 'h2h.lead' },
  longTerm: { title: 'ltm.title', description: 'ltm.lead' },
  sqp: { title: 'premium.sqp.title', description: 'premium.sqp.lead' },
  spot: { title: 'premium.spot.title', description: 'premium.spot.lead' },
  harryboy: { title: 'premium.harryboy.title', description: 'premium.harryboy.lead' },
  blackRed: { title: 'blackRed.title', description: 'blackRed.lead' },
  betCalculator: { title: 'calculator.title', description: 'calculator.lead' },
  league: LEAGUE,
  wettstarLeague: LEAGUE,
  teamBets: { title: 'teamBets.title', description: 'teamBets.lead' },
  teamBet: { title: 'teamBets.one', hidden: true },
  teamtipUnsubscribe: { title: 'teamBets.unsubscribe.title', hidden: true },
  overview: OVERVIEW,
  more: OVERVIEW,
} as const satisfies Heads<typeof pages>;
