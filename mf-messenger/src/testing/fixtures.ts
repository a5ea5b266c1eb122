import type { components } from '@paddock/api';

type Wire = components['schemas'];

export const tickerEntry = (facts: Partial<Wire['TickerEntry']> = {}): Wire['TickerEntry'] => ({
  id: 1,
  at: '2026-11-21T12:00:00Z',
  type: 'race_off',
  race_id: 7,
  meeting_id: 1,
  race_number: 3,
  track_name: 'Lindenau',
  country: 'DEU',
  race_type: 'H',
  startnr: null,
  text: 'Lindenau, 3. Rennen: Sturmvogel führt.',
  ...facts,
});
