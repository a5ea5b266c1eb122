/** Far deeper than any record, and far below the limit of the stack. */
const MAX_DEPTH = 32;

const write = (value: unknown, depth: number): string => {
  if (depth > MAX_DEPTH) throw new TypeError(`Canonical JSON has at most ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return `[${value.map((item) => write(item, depth + 1)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const keys = Object.keys(record).sort();
    if (keys.includes('__proto__')) throw new TypeError('Canonical JSON cannot hold a key __proto__');
    return `{${keys.map((key) => `${JSON.stringify(key)}:${write(record[key], depth + 1)}`).join(',')}}`;
  }
  const isPlain = value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  if (!isPlain) throw new TypeError(`Canonical JSON cannot hold ${String(value)}`);
  return JSON.stringify(value);
};

/**
 * The canonical text of a value, for signing: keys sorted by code unit, no white space (RFC 8785
 * for the values used here). Throws a `TypeError` on values that JSON would drop or change
 * (`undefined`, functions, NaN), on a key `__proto__`, and beyond 32 levels.
 */
export const canonicalJson = (value: unknown): string => write(value, 0);
