/** The id of a market's fold on the page. */
export const marketFoldId = ({ id }: { id: number }): string => `market-${id}`;
