import { createRandom } from '../../../world/generator/random.ts';
import type { LeagueCampaign } from './league-campaign.model.ts';

/** Nicknames of generated players; customers cannot take them. */
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

/** The generated players of a season at an instant (ms): their points only grow. */
export const generatedPlayers = ({ id, startsAt, endsAt }: LeagueCampaign, now: number): LeaguePlayer[] => {
  const elapsed = Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));
  return generatedNicknames.map((nickname, at) => {
    const random = createRandom('league', id, nickname);
    // Few players stake much, most stake little.
    const total = Math.round(40 + 4_000 * random.next() ** 3);
    return { id: at + 1, nickname, points: Math.floor(total * elapsed) };
  });
};
