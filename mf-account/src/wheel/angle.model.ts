/** The whole turns (deg) before it stops. */
const TURNS = 5 * 360;

/** The angle (deg) at which the middle of a field, counted from 0, is under the pointer. */
export const angleOf = (field: number, fields: number): number => TURNS - ((field + 0.5) * 360) / fields;

/** The path of a field of a wheel of radius 100, clockwise from the top. */
export function sectorOf(field: number, fields: number): string {
  const [from, to] = [field, field + 1].map((at) => ((at * 360) / fields - 90) * (Math.PI / 180)) as [number, number];
  const point = (angle: number) => `${(100 * Math.cos(angle)).toFixed(3)} ${(100 * Math.sin(angle)).toFixed(3)}`;
  return `M0 0L${point(from)}A100 100 0 0 1 ${point(to)}Z`;
}
