/** The machine's clocks, in running order: hours and days on which dates go wrong. */
export const MACHINE_CLOCKS: Record<string, string> = {
  'first quarter': '2028-02-15T09:00:00Z',
  'second quarter': '2028-05-15T14:00:00Z',
  'third quarter': '2028-08-15T18:00:00Z',
  'fourth quarter': '2028-11-15T12:00:00Z',
  'a minute before summer time begins': '2028-03-26T00:59:00Z',
  'a minute before summer time ends': '2028-10-29T00:59:00Z',
  '29 February': '2028-02-29T12:00:00Z',
  '31 December, 23:50 in Berlin': '2028-12-31T22:50:00Z',
  '00:45 in Berlin': '2028-06-01T22:45:00Z',
  '02:30 in Berlin': '2028-01-20T01:30:00Z',
};
