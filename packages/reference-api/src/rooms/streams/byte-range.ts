/** Bytes of a file, both ends included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Reads the `range` header for a file of `size` bytes.
 * @returns null for the whole file, also for a header that is not supported (RFC 9110 §14.2);
 *   `unsatisfiable` if the file has none of these bytes
 */
export const readByteRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [first, last] = [match[1], match[2]].map((text) => (text === '' ? null : Number(text)));
  // `-500` is the last 500 bytes.
  if (first === null || first === undefined) {
    return last === 0 ? 'unsatisfiable' : { from: Math.max(0, size - (last as number)), to: size - 1 };
  }
  if (typeof last === 'number' && last < first) return null;
  if (first >= size) return 'unsatisfiable';
  return { from: first, to: Math.min(last ?? size - 1, size - 1) };
};
