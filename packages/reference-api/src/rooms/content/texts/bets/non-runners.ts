import type { WagerType } from '@paddock/wagers';
import type { Localized } from '../../../../server/localized.ts';
import { settlementIn } from './decided.ts';

/** The treatment of a non-runner, apart from the customer's reserves. */
const withoutReserve = (type: WagerType, pool: string): Localized => {
  const rule = settlementIn(type, pool);
  if (rule.kind === 'duel') {
    return {
      de: 'Läuft eines der beiden nicht, wird der Einsatz erstattet.',
      en: 'The stake is refunded if one of the two does not run.',
    };
  }
  if (rule.kind === 'folds') {
    return {
      de: 'Für einen Nichtstarter zählt die Quote 1,00. Verbindungen nur aus Nichtstartern werden erstattet.',
      en: 'A non-runner counts as odds of 1.00. Folds of non-runners alone are refunded.',
    };
  }
  const { nonRunner } = rule;
  if (nonRunner.kind === 'complete') {
    return {
      de: 'Mit einem Nichtstarter rückt das meistgewettete Pferd, das Sie nicht gewählt haben, auf den letzten Platz Ihrer Kombination. Mit zwei Nichtstartern wird sie erstattet.',
      en: 'With one non-runner the favourite among the horses that you did not choose is last in your combination. With two it is refunded.',
    };
  }
  if (nonRunner.kind === 'shorten') {
    return {
      de: 'Die übrigen Pferde einer Kombination gelten weiter, für eine eigene Quote. Ohne eine solche Quote wird sie erstattet.',
      en: 'The other horses of a combination stay in the bet, for a dividend of their own. Without such a dividend it is refunded.',
    };
  }
  if (nonRunner.kind === 'replace') {
    return nonRunner.distinct
      ? {
          de: 'Für einen Nichtstarter rückt Ihr erstes Ersatzpferd nach, sonst der Favorit.',
          en: 'Your first reserve takes the place of a non-runner, else the favourite does.',
        }
      : { de: 'Für einen Nichtstarter rückt der Favorit nach.', en: 'The favourite takes the place of a non-runner.' };
  }
  return type.param.horses === 1 && !type.param.pick
    ? { de: 'Der Einsatz auf einen Nichtstarter wird erstattet.', en: 'The stake on a non-runner is refunded.' }
    : {
        de: 'Kombinationen mit einem Nichtstarter werden erstattet.',
        en: 'Combinations with a non-runner are refunded.',
      };
};

/** What becomes of a stake on a non-runner. */
export const nonRunnerOf = (type: WagerType, pool: string): Localized => {
  const rule = settlementIn(type, pool);
  const fewest = rule.kind === 'race' ? rule.minStarters : 1;
  const { de, en } = withoutReserve(type, pool);
  const reserve = type.param.complimentary;
  return {
    de: [
      ...(reserve ? ['Ein Ersatzpferd rückt nach, wenn Sie eines nennen. Ohne Ersatzpferd:'] : []),
      de,
      ...(fewest > 1 ? [`Laufen weniger als ${fewest} Pferde, werden alle Einsätze erstattet.`] : []),
    ].join(' '),
    en: [
      ...(reserve ? ['A reserve steps in if you name one. Without a reserve:'] : []),
      en,
      ...(fewest > 1 ? [`All stakes are refunded if fewer than ${fewest} horses run.`] : []),
    ].join(' '),
  };
};
