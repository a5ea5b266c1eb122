import type { Camel, components } from '@paddock/api';

/** Who starts on a day, of one country. */
export type CountryParticipants = Camel<components['schemas']['CountryParticipants']>;
export type Participant = CountryParticipants['participants'][number];

/** What the index lists. */
export const PARTICIPANT_TYPES = ['horse', 'rider', 'trainer'] as const;
export type ParticipantType = (typeof PARTICIPANT_TYPES)[number];

/** The kind of participant that a URL names (`?type=rider`); horses for anything else. */
export const parseParticipantType = (search: URLSearchParams): ParticipantType =>
  PARTICIPANT_TYPES.find((type) => type === search.get('type')) ?? 'horse';

export interface LetterGroup {
  letter: string;
  participants: Participant[];
}

/** Puts names under their first letter, without its accent: `Élan` stands under E. What begins otherwise stands under `#`. */
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

/** The participants whose names hold a text, whatever its case and accents. */
export function searchParticipants(participants: Participant[], text: string): Participant[] {
  const wanted = plain(text.trim());
  return wanted === '' ? participants : participants.filter(({ name }) => plain(name).includes(wanted));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
