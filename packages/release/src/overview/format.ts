const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** The two largest units of a duration in milliseconds: `3 d 4 h`, `12 min`, `5 s`. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  if (first < 0) return '0 s';
  let rest = seconds;
  const parts: string[] = [];
  for (const [unit, size] of UNITS.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.join(' ');
};

/** `2026-06-01 12:00:00Z`. */
export const formatInstant = (instant: string): string => `${instant.slice(0, 19).replace('T', ' ')}Z`;

/** `3 h 2 min ago`; `just now` for less than a second, or if the other clock was ahead. */
export const formatAgo = (instant: string, now: Date): string => {
  const age = now.getTime() - Date.parse(instant);
  return age < 1000 ? 'just now' : `${formatDuration(age)} ago`;
};

export const formatBytes = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(2)} MB`;

/** Pads each column to its widest cell; no trailing blanks. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** `30d`, `12h`, `90m`, `45s` in milliseconds; `null` for any other text. */
export const parseDuration = (text: string): number | null => {
  const match = /^(\d{1,6})(d|h|m|s)$/.exec(text);
  const size = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 }[match?.[2] ?? ''];
  return match && size ? Number(match[1]) * size : null;
};

/** A share in thousandths as `5 %`. */
export const formatShare = (share: number): string => `${share / 10} %`;

/** `5%` or `2.5%` in thousandths; `null` for any other text. */
export const parseShare = (text: string): number | null => {
  const [, whole = '', tenth = '0'] = /^(\d{1,3})(?:\.(\d))? ?%$/.exec(text) ?? [];
  return whole === '' ? null : Number(whole) * 10 + Number(tenth);
};

/** Quotes an argument for a shell, if it needs quotes. */
export const quote = (argument: string): string =>
  /^[\w@./:=%-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
