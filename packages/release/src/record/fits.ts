/** Major, minor, patch, and -1 for a version before that one (`1.3.0-rc.1`). */
type Version = readonly [number, number, number, number];

const parse = (text: string): Version | null => {
  const [, major, minor, patch, before] = /^(\d+)\.(\d+)\.(\d+)(-.+)?$/.exec(text) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch), before ? -1 : 0];
};

const isBelow = (a: Version, b: Version): boolean => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] as number) < (b[at] as number);
};

/** The first version above the range of `^` or `~`. */
const ceilingOf = (operator: string, [major, minor, patch]: Version): Version => {
  if (operator === '~') return [major, minor + 1, 0, -1];
  if (major > 0) return [major + 1, 0, 0, -1];
  return minor > 0 ? [0, minor + 1, 0, -1] : [0, 0, patch + 1, -1];
};

const fitsOne = (provided: Version, range: string): boolean => {
  const [, operator = '', floorText = ''] = /^(\^|~|>=|)(.+)$/.exec(range) ?? [];
  const floor = parse(floorText);
  if (!floor) return true;
  if (operator === '') return provided.every((part, index) => part === floor[index]);
  if (isBelow(provided, floor)) return false;
  return operator === '>=' || isBelow(provided, ceilingOf(operator, floor));
};

/**
 * Whether a version is in a range, for open tabs, which have no semver library: `^1.2.0`, `~1.2.0`,
 * `>=1.2.0`, `1.2.0`, and several with `||`. Returns true for any other form, since the gate has
 * checked it against a shell. All prereleases of one version count as equal.
 */
export const fits = (provided: string, range: string): boolean => {
  const version = parse(provided);
  return version === null || range.split('||').some((one) => fitsOne(version, one.trim()));
};
