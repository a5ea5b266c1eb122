import type { components } from '@paddock/api';
import { exampleOf } from '@paddock/testing';

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

export const message = (facts: Partial<Wire['Message']> = {}): Wire['Message'] => ({
  id: 41,
  type: 'bet',
  text: 'Ihre Siegwette hat gewonnen.',
  race_id: null,
  created_at: '2026-11-21T11:30:00Z',
  popup: true,
  ...facts,
});

export const unread = (facts: Partial<Wire['UnreadMessages']> = {}): Wire['UnreadMessages'] => ({
  count: 1,
  latest_id: 41,
  read_id: 40,
  ...facts,
});

export const bookmark = (facts: Partial<Wire['Bookmark']> = {}): Wire['Bookmark'] => ({
  id: 5,
  race_id: 7,
  created_at: '2026-11-21T11:00:00Z',
  race: {
    id: 7,
    number: 3,
    name: 'Preis der Linden',
    country: 'DEU',
    track_name: 'Lindenau',
    date: '2026-11-21',
    race_type: 'H',
    post_time: '2026-11-21T12:20:00Z',
  },
  ...facts,
});

export const bet = (facts: Partial<Wire['Bet']> = {}): Wire['Bet'] => ({
  ...(exampleOf('bet') as Wire['Bet']),
  ...facts,
});
