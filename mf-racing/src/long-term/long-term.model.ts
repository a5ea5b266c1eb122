/**
 * The id of a day's fold on the page.
 * @param date `YYYY-MM-DD`
 */
export const dayFoldId = (date: string): string => `day-${date}`;

/** The id of a market's fold on the page. */
export const marketFoldId = ({ id }: { id: number }): string => `market-${id}`;
