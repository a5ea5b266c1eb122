import type { Health } from '../release/release-keeper.ts';

/** The answer of each process; `null` if it did not answer. */
export type Said<T> = ReadonlyMap<number, T | null>;

/** The worst health of all processes, since a page may come from any. */
export const worstHealth = (said: Said<Health>): Health => {
  const known = [...said.values()].filter((health) => health !== null);
  const [oldest] = known.sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
  const why = [...said].flatMap(([number, health]) =>
    health === null ? [`Process ${number} does not answer.`] : health.why.map((line) => `Process ${number}: ${line}`),
  );
  return {
    sequence: oldest?.sequence ?? null,
    channel: oldest?.channel ?? null,
    verified: known.length === said.size && known.every(({ verified }) => verified),
    why,
  };
};

/** Families that are states: the worst value counts. The values of all others are added up. */
const states = new Set(['paddock_release_sequence', 'paddock_served_release_verified', 'paddock_served_release_fresh']);

/** Merges the metrics of all processes. */
export const sumMetrics = (texts: readonly string[]): string => {
  const heads = new Map<string, string[]>();
  const values = new Map<string, Map<string, number>>();
  let family = '';
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [, kind, name = ''] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
    if (kind) {
      family = name;
      const head = heads.get(name) ?? [];
      if (!head.includes(line)) heads.set(name, [...head, line]);
      continue;
    }
    // A label may contain spaces.
    const end = line.lastIndexOf(' ');
    if (end < 0) continue;
    const [series, value] = [line.slice(0, end), Number(line.slice(end + 1))];
    const known = values.get(family) ?? new Map<string, number>();
    values.set(family, known);
    const before = known.get(series);
    const join = states.has(family) ? Math.min : (a: number, b: number) => a + b;
    known.set(series, before === undefined ? value : join(before, value));
  }
  const lines = [...heads].flatMap(([name, head]) => [
    ...head,
    ...[...(values.get(name) ?? [])].map(([series, value]) => `${series} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
};
