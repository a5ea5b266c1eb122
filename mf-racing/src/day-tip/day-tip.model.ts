import type { Camel, components, RaceType } from '@paddock/api';

export type DayTip = Camel<components['schemas']['DayTip']>;

/** A tip, or a placeholder for a kind of racing without one today (core §3). */
export type TipOrPlaceholder = { type: RaceType; tip: DayTip } | { type: 'T-empty' | 'H-empty'; tip: null };

/** One entry for each kind of racing, trot first unless `first` says otherwise. */
export function listTips(tips: DayTip[], first: RaceType = 'T'): TipOrPlaceholder[] {
  const kinds: RaceType[] = first === 'T' ? ['T', 'H'] : ['H', 'T'];
  return kinds.map((kind) => {
    const tip = tips.find(({ type }) => type === kind);
    return tip ? { type: kind, tip } : { type: `${kind}-empty`, tip: null };
  });
}
