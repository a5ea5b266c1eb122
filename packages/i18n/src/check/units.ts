import type { LocaleProblem } from './problem.ts';
import type { Texts } from './texts.ts';

/** A number or its placeholder, before a unit, with a plain space between. */
const LOOSE = /(?:\d|\}\}) (€|%|Uhr|km|kg|m|s)(?![\p{L}\d])/u;

/** Finds texts that may break the line between a number and its unit. */
export const checkUnits = ({ file, byKey }: Texts): LocaleProblem[] =>
  [...byKey].flatMap(([key, text]) => {
    const [, unit] = LOOSE.exec(text) ?? [];
    if (unit === undefined) return [];
    return [{ kind: 'loose-unit', file, key, message: `needs a no-break space (\\u00a0) before "${unit}"` } as const];
  });
