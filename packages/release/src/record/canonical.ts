/**
 * One text for one value: keys sorted by code unit, no white space (the rule of RFC 8785 for the values we have). What is signed.
 * Throws a `TypeError` on what JSON cannot say (`undefined`, a function, NaN), so that nothing is dropped from under a signature.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const entries = Object.keys(record)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
    return `{${entries.join(',')}}`;
  }
  const isPlain = value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  if (!isPlain) throw new TypeError(`Canonical JSON cannot hold ${String(value)}`);
  return JSON.stringify(value);
};
