/** The suite's instants. Each has its own racing: days are generated from their date. */
export const INSTANTS = {
  /** 09:20 in Berlin on a Saturday: two races are over, 130 are to come. The default. */
  morning: '2026-11-21T08:20:00Z',
  /** 23:10 in Berlin in June: German races are over, overseas races continue. */
  evening: '2026-06-20T21:10:00Z',
  /**
   * 02:53 in Berlin: all of today's races are to come; yesterday's overseas races continue, the
   * next one live.
   */
  night: '2026-11-23T01:53:00Z',
  /**
   * 00:30 in Berlin, 90 minutes before summer time: a day of 23 hours. In UTC it is still the day
   * before.
   */
  summerTime: '2027-03-27T23:30:00Z',
  /** 20:00 in Berlin: an overseas track is live, others have ended. */
  pictures: '2026-11-21T19:00:00Z',
} as const;

export type Instant = keyof typeof INSTANTS;

/** For tests in which the hour matters. */
export const HOURS = ['morning', 'evening', 'night', 'summerTime'] as const satisfies readonly Instant[];
