import type { Horses } from '@paddock/wagers';
import type { TFunction } from 'i18next';

export const horsesIn = (t: TFunction<'mf-racing'>, horses: Horses): string =>
  typeof horses === 'string' ? t(`bets.ticket.${horses}`) : horses.join(', ');

/** Lists without horses are left out. */
export const lists = (t: TFunction<'mf-racing'>, key: 'place' | 'leg', all: readonly Horses[]): string =>
  all
    .map((horses, at) =>
      horses.length > 0 ? t(`bets.ticket.${key}`, { at: at + 1, horses: horsesIn(t, horses) }) : '',
    )
    .filter((words) => words !== '')
    .join('; ');
