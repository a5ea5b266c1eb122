import type { Meeting, RaceStatus, RaceType } from '@paddock/api';
import { countryName } from '@paddock/i18n';
import { parseId } from '@paddock/pages';

/** A filter of a list of meetings (core §5). An undefined or false field does not filter. */
export interface MeetingFilter {
  type?: RaceType | undefined;
  /** Alpha-3. */
  country?: string | undefined;
  meeting?: number | undefined;
  /** Live, or with a livestream id. */
  video: boolean;
  nonRunners: boolean;
  /** Races with status OFFICIAL only. */
  official: boolean;
  /** Races with status OPEN only. */
  open: boolean;
}

/** The switches of a filter. A page offers those that its list supports. */
export type MeetingSwitch = 'video' | 'nonRunners' | 'official' | 'open';

/** The names of the switches in a URL. */
const NAMES = { video: 'video', nonRunners: 'nonstarter', official: 'results', open: 'open' } as const;

/** The fields of a meeting that a filter reads. */
export type FilteredMeeting = Pick<Meeting, 'id' | 'country' | 'raceType' | 'isLive' | 'livestreamId'> & {
  races: { status: RaceStatus }[];
};

/** Reads a filter from a query string. Ignores invalid values. */
export function parseMeetingFilter(search: URLSearchParams): MeetingFilter {
  const type = search.get('type');
  const country = search.get('country');
  const isOn = (name: MeetingSwitch) => search.get(NAMES[name]) === '1';
  return {
    type: type === 'T' || type === 'H' ? type : undefined,
    country: country && /^[A-Z]{3}$/.test(country) ? country : undefined,
    meeting: parseId(search.get('meeting') ?? undefined) ?? undefined,
    video: isOn('video'),
    nonRunners: isOn('nonRunners'),
    official: isOn('official'),
    open: isOn('open'),
  };
}

/** Writes a filter into a query string. Other parameters stay. */
export function writeMeetingFilter(search: URLSearchParams, filter: MeetingFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  const { type, country, meeting, ...flags } = filter;
  const wanted = {
    type,
    country,
    meeting: meeting?.toString(),
    ...Object.fromEntries(
      Object.entries(NAMES).map(([key, name]) => [name, flags[key as MeetingSwitch] ? '1' : undefined]),
    ),
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** A filter that keeps everything. */
export const NO_FILTER: MeetingFilter = parseMeetingFilter(new URLSearchParams());

/**
 * The meetings and races that a filter keeps (core §5). An unknown country does not filter.
 * @param withNonRunners ids of the meetings with a withdrawn runner
 */
export function filterMeetings<M extends FilteredMeeting>(
  meetings: M[],
  filter: MeetingFilter,
  withNonRunners: ReadonlySet<number>,
): M[] {
  const wanted = filter.country;
  const isCountry =
    wanted && (countryName(wanted, 'de') !== wanted || meetings.some(({ country }) => country === wanted));
  return meetings
    .filter(
      ({ id, country, raceType, isLive, livestreamId }) =>
        (filter.type === undefined || raceType === filter.type) &&
        (!isCountry || country === wanted) &&
        (filter.meeting === undefined || id === filter.meeting) &&
        (!filter.video || isLive || livestreamId !== null) &&
        (!filter.nonRunners || withNonRunners.has(id)),
    )
    .map((meeting) => ({ ...meeting, races: meeting.races.filter(({ status }) => isWanted(status, filter)) }))
    .filter(({ races }) => races.length > 0 || !(filter.official || filter.open));
}

const isWanted = (status: RaceStatus, { official, open }: MeetingFilter): boolean =>
  (!official || status === 'OFFICIAL') && (!open || status === 'OPEN');
