/** Wire names that join several words without a separator. */
const words = {
  startnr: 'startNr',
  startnrs: 'startNrs',
  firstracedate: 'firstRaceDate',
  lastracedate: 'lastRaceDate',
  racecount: 'raceCount',
} as const;

type Words = typeof words;

/** `track_name` as `trackName`, `startnr` as `startNr`, `status[]` as `status`. */
export type CamelName<Name> = Name extends keyof Words
  ? Words[Name]
  : Name extends `${infer List}[]`
    ? CamelName<List>
    : Name extends `${infer Head}_${infer Tail}`
      ? `${Head}${Capitalize<CamelTail<Tail>>}`
      : Name;
type CamelTail<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelTail<Tail>>}`
  : Name;

/** A wire type with the names of the domain. */
export type Camel<T> = T extends readonly (infer Entry)[]
  ? Camel<Entry>[]
  : T extends object
    ? { [Name in keyof T as CamelName<Name>]: Camel<T[Name]> }
    : T;

const wireWords = Object.fromEntries(Object.entries(words).map(([wire, camel]) => [camel, wire]));

/** The domain's name of a wire name. */
export const camelName = (wire: string): string =>
  (words as Record<string, string>)[wire] ??
  wire.replace(/\[\]$/, '').replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The wire name of a domain name. The generator checks that every sent name maps back. A name with
 * a capital first letter is a key of a map, such as a country code: it stays.
 */
export const wireName = (camel: string): string =>
  wireWords[camel] ?? camel.replaceAll(/(?<=^[^A-Z].*)[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A value that is sent, in wire names. */
export const toWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [wireName(name), toWire(entry)]));
};
