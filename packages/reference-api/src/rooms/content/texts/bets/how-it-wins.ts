import type { WagerType } from '@paddock/wagers';
import type { Language, Localized } from '../../../../server/localized.ts';
import { inWords } from './counts.ts';
import { isAgreed } from './decided.ts';

/** How a ticket on one combination of several horses wins. */
const winsTogether = ({ param, rule }: WagerType): Localized => {
  const within = typeof rule.within === 'number' ? rule.within : param.horses;
  const among = within > param.horses;
  const order = param.ranked
    ? { de: 'in richtiger Reihenfolge', en: 'in the right order' }
    : { de: 'in beliebiger Reihenfolge', en: 'in any order' };
  const count = { de: inWords(param.horses, 'de'), en: inWords(param.horses, 'en') };
  const first = { de: inWords(within, 'de'), en: inWords(within, 'en') };
  const bonus = (language: Language, the: string) =>
    new Intl.ListFormat(language).format(rule.bonus.map((named) => `${the} ${inWords(named, language)}`));
  return {
    de: [
      among
        ? `Ihre ${count.de} Pferde müssen unter den ersten ${first.de} sein, ${order.de}.`
        : `Ihre Pferde müssen die ersten ${first.de} sein, ${order.de}.`,
      ...(rule.anyOrder ? ['In anderer Reihenfolge gewinnen Sie auch, mit niedrigerer Quote.'] : []),
      ...(rule.bonus.length > 0 ? [`Einen Bonus gibt es für ${bonus('de', 'die ersten')}.`] : []),
    ].join(' '),
    en: [
      among
        ? `Your ${count.en} horses have to be among the first ${first.en}, ${order.en}.`
        : `Your horses have to be the first ${first.en}, ${order.en}.`,
      ...(rule.anyOrder ? ['You win in another order too, at a lower dividend.'] : []),
      ...(rule.bonus.length > 0 ? [`There is a bonus for ${bonus('en', 'the first')}.`] : []),
    ].join(' '),
  };
};

/** How one horse wins. */
const winsAlone = ({ rule: { within } }: WagerType): Localized => {
  if (within === 'placed') {
    return {
      de: 'Ihr Pferd muss sich platzieren. Wie viele Plätze zählen, hängt von der Zahl der Starter ab.',
      en: 'Your horse has to be placed. How many places count depends on the number of runners.',
    };
  }
  if (within === 1) return { de: 'Ihr Pferd muss gewinnen.', en: 'Your horse has to win.' };
  return {
    de: `Ihr Pferd muss unter den ersten ${inWords(within, 'de')} sein.`,
    en: `Your horse has to be among the first ${inWords(within, 'en')}.`,
  };
};

/** How a ticket wins. */
export const howItWins = (type: WagerType, pool: string): Localized => {
  const { param, rule } = type;
  if (param.h2h) {
    return {
      de: 'Ihr Pferd muss vor dem anderen der beiden ins Ziel kommen.',
      en: 'Your horse has to finish before the other one of the two.',
    };
  }
  if (rule.folds) {
    return {
      de: 'Sie verbinden Pferde aus Rennen, die Sie wählen. Jedes Pferd einer Verbindung muss gewinnen, oder sich platzieren, wenn Sie es auf Platz setzen. Die Quoten werden miteinander multipliziert.',
      en: 'You join horses of races that you choose. Each horse of a fold has to win, or to be placed if you back it to place. The odds are multiplied.',
    };
  }
  if (rule.pools.length > 0) {
    return rule.stake === 'divided'
      ? {
          de: 'Eine Siegwette und eine Platzwette auf dasselbe Pferd, in einem Schein. Der Einsatz wird zu gleichen Teilen geteilt.',
          en: 'A win bet and a place bet on the same horse, on one ticket. The stake is divided in equal parts.',
        }
      : {
          de: 'Eine Siegwette und eine Platzwette auf dasselbe Pferd, in einem Schein. Sie zahlen den Einsatz für jede der beiden.',
          en: 'A win bet and a place bet on the same horse, on one ticket. You pay the stake for each of them.',
        };
  }
  if (param.pick) {
    return rule.within === 'placed'
      ? {
          de: 'Sie nennen für jedes Rennen der Serie ein Pferd, das sich platziert.',
          en: 'You name a horse that is placed in each race of the series.',
        }
      : {
          de: 'Sie nennen für jedes Rennen der Serie den Sieger.',
          en: 'You name the winner of each race of the series.',
        };
  }
  if (param.multiOptions.length > 0) {
    return {
      de: `Die ersten ${inWords(param.horses, 'de')} müssen unter Ihren Pferden sein, in beliebiger Reihenfolge. Der Preis ist immer gleich, die Quote sinkt mit jedem Pferd.`,
      en: `The first ${inWords(param.horses, 'en')} have to be among your horses, in any order. The price is always the same, the dividend falls with each horse.`,
    };
  }
  if (param.horses > 1) return winsTogether(type);
  const wins = winsAlone(type);
  if (!isAgreed(type, pool)) return wins;
  return {
    de: `${wins.de} Die Quote wird bei der Abgabe vereinbart und ändert sich nicht mehr.`,
    en: `${wins.en} The price is agreed with the bet and changes no more.`,
  };
};
