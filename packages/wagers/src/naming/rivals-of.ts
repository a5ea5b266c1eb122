/** The two horses of a head to head, from its pool key (`H2H_3_7`); null for other pools. */
export function rivalsOf(pool: string): [number, number] | null {
  const [, first, second] = /^H2H_(\d+)_(\d+)$/.exec(pool) ?? [];
  return first && second ? [Number(first), Number(second)] : null;
}
