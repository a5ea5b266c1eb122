import { createRandom } from '../../../world/generator/random.ts';
import type { LeagueCampaign } from './league-campaign.model.ts';

/** Nicknames of players that are made up; no customer takes one. */
export const generatedNicknames: readonly string[] = [
  'Zielfoto',
  'Nasenlänge',
  'Außenbahn',
  'Innenspur',
  'Startbox7',
  'Sattelfest',
  'Hufschlag',
  'Trabfuchs',
  'Galoppine',
  'Sulkypilot',
  'Einlauf123',
  'Bankpferd',
  'Totostrat',
  'Quotenjäger',
  'Morgenline',
  'Führring',
  'Waagemeister',
  'Rennbahnrita',
  'Derbydieter',
  'Steherin',
  'Fliegerass',
  'Handicapper',
  'Ausgleich4',
  'Bandenstart',
  'Voltemeister',
  'Siegschieber',
  'Platzhirsch',
  'Schimmelfan',
  'Rappenretter',
  'Schlussbogen',
  'Gegengerade',
  'Finishkönig',
  'Boxenstart',
  'Heuwender',
  'Stallgasse',
  'Peitschenlos',
  'Longshot66',
  'Favoritenschreck',
  'Hafersack',
  'Ehrenrunde',
];

export interface LeaguePlayer {
  id: number;
  nickname: string;
  points: number;
}

/** The made-up players of a season as they stand at an instant (ms): they gain from its start to its end and never lose. */
export const generatedPlayers = ({ id, startsAt, endsAt }: LeagueCampaign, now: number): LeaguePlayer[] => {
  const elapsed = Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));
  return generatedNicknames.map((nickname, at) => {
    const random = createRandom('league', id, nickname);
    // Few stake much, most a little.
    const total = Math.round(40 + 4_000 * random.next() ** 3);
    return { id: at + 1, nickname, points: Math.floor(total * elapsed) };
  });
};
