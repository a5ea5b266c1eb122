import type { Camel, components } from '@paddock/api';

/** The participants of one country on a day. */
export type CountryParticipants = Camel<components['schemas']['CountryParticipants']>;
export type Participant = CountryParticipants['participants'][number];

/** The kinds of participants that the index lists. */
export const PARTICIPANT_TYPES = ['horse', 'rider', 'trainer'] as const;
export type ParticipantType = (typeof PARTICIPANT_TYPES)[number];

/** The kind of participant of a URL (`?type=rider`). Default: horses. */
export const parseParticipantType = (search: URLSearchParams): ParticipantType =>
  PARTICIPANT_TYPES.find((type) => type === search.get('type')) ?? 'horse';

export interface LetterGroup {
  letter: string;
  participants: Participant[];
}

/**
 * Groups names by first letter, without accents: `Élan` is under E. Other characters are under `#`.
 */
export function groupByLetter(participants: Participant[]): LetterGroup[] {
  const groups = Map.groupBy(participants, ({ name }) => letterOf(name));
  return [...groups]
    .map(([letter, participants]) => ({ letter, participants }))
    .sort((a, b) => a.letter.localeCompare(b.letter));
}

function letterOf(name: string): string {
  const letter = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

/** The participants whose names contain a text. Ignores case and accents. */
export function searchParticipants(participants: Participant[], text: string): Participant[] {
  const wanted = plain(text.trim());
  return wanted === '' ? participants : participants.filter(({ name }) => plain(name).includes(wanted));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
