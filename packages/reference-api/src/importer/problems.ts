/** Something in a file that could not be used as it stands, where it is, and what was done. */
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
