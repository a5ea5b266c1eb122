/** The parts of a source map (version 3) needed to attribute bytes. */
export interface SourceMap {
  sources: string[];
  mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Decodes the numbers of one segment: base64 digits of five bits, low ones first, the sign in the
 * lowest bit.
 */
const readSegment = (segment: string): number[] => {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const sign of segment) {
    const digit = DIGITS.indexOf(sign);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
};

/** Number of characters of generated code per source. Unmapped code is not counted. */
export const bytesBySource = (code: string, { sources, mappings }: SourceMap): Map<string, number> => {
  const bytes = new Map<string, number>();
  const lines = code.split('\n');
  let source = 0;
  for (const [at, line] of mappings.split(';').entries()) {
    const end = lines[at]?.length ?? 0;
    let column = 0;
    let owner: string | undefined;
    const take = (until: number) => {
      if (owner !== undefined && until > column) bytes.set(owner, (bytes.get(owner) ?? 0) + until - column);
    };
    for (const segment of line === '' ? [] : line.split(',')) {
      const [columns = 0, sources_] = readSegment(segment);
      take(column + columns);
      column += columns;
      if (sources_ !== undefined) source += sources_;
      owner = sources_ === undefined ? undefined : sources[source];
    }
    take(end);
  }
  return bytes;
};
