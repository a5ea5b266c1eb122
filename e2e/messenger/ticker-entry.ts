/** An entry of the live ticker, as the API answers it. @param at instant (ISO) */
export const tickerEntry = (id: number, at: string) => ({
  id,
  at,
  type: 'race_off',
  race_id: 202611210103,
  meeting_id: 2026112101,
  race_number: 3,
  track_name: 'Lindenau',
  country: 'DEU',
  race_type: 'H',
  startnr: null,
  text: `Eintrag ${id}`,
});
