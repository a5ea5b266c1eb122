/** The instants that the suite runs at. Each has racing of its own: the days are made from their date. */
export const INSTANTS = {
  /** 09:20 in Berlin on a Saturday: two races are over, 130 to come. The default of every test. */
  morning: '2026-11-21T08:20:00Z',
  /** 23:10 in Berlin in June: the German races are over, those overseas go on. */
  evening: '2026-06-20T21:10:00Z',
  /** 02:53 in Berlin: today's races are all to come, yesterday's go on overseas, the next with pictures. */
  night: '2026-11-23T01:53:00Z',
  /** 00:30 in Berlin, where summer time begins in 90 minutes: a day of 23 hours. In UTC it is still the day before. */
  summerTime: '2027-03-27T23:30:00Z',
  /** 20:00 in Berlin: a track overseas sends pictures, others have ended. */
  pictures: '2026-11-21T19:00:00Z',
} as const;

export type Instant = keyof typeof INSTANTS;

/** For the tests for which the hour matters. */
export const HOURS = ['morning', 'evening', 'night', 'summerTime'] as const satisfies readonly Instant[];
