/** A problem in a file: its place, its reason and what was done. */
export interface Problem {
  at: string;
  reason: string;
}

export interface Problems {
  add(at: string, reason: string): void;
  readonly list: readonly Problem[];
}

export const createProblems = (): Problems => {
  const list: Problem[] = [];
  return { list, add: (at, reason) => void list.push({ at, reason }) };
};

/** One line for each reason, with the first place and the number of others. */
export const reportLines = (problems: readonly Problem[]): string[] =>
  [...Map.groupBy(problems, ({ reason }) => reason)].map(([reason, same]) => {
    const more = same.length === 1 ? '' : ` and ${same.length - 1} more`;
    return `${same[0]?.at}${more}: ${reason}`;
  });
