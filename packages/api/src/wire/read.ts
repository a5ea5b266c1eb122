import { ApiError } from '../client/api-error.ts';

/**
 * Readers that turn one wire value into a known one, or throw `malformed` naming the place. They check by hand because a race
 * is read every few seconds on a phone; `T` is the schema's type, so a misspelt wire name is a compile error.
 */
export type Wire<T> = { readonly [K in keyof T]?: unknown };

type Key<T> = keyof T & string;

const describe = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const refuse = (key: string, expected: string, value: unknown): never => {
  throw new ApiError({
    kind: 'malformed',
    message: `The answer's "${key}" should be ${expected} but is ${typeof value === 'string' ? `"${value.slice(0, 40)}"` : describe(value)}.`,
  });
};

/** The value as an object whose keys are then read one by one. */
export const readObject = <T>(value: unknown, name: string): Wire<T> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Wire<T>)
    : refuse(name, 'an object', value);

export const readText = <T>(wire: Wire<T>, key: Key<T>): string => {
  const value = wire[key];
  return typeof value === 'string' ? value : refuse(key, 'text', value);
};

/** A whole number that JavaScript holds exactly. */
export const readInteger = <T>(wire: Wire<T>, key: Key<T>): number => {
  const value = wire[key];
  return Number.isSafeInteger(value) ? (value as number) : refuse(key, 'an integer', value);
};

export const readNumber = <T>(wire: Wire<T>, key: Key<T>): number => {
  const value = wire[key];
  return Number.isFinite(value) ? (value as number) : refuse(key, 'a number', value);
};

export const readFlag = <T>(wire: Wire<T>, key: Key<T>): boolean => {
  const value = wire[key];
  return typeof value === 'boolean' ? value : refuse(key, 'true or false', value);
};

const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;

/** An ISO instant in UTC, kept as text. */
export const readInstant = <T>(wire: Wire<T>, key: Key<T>): string => {
  const value = readText(wire, key);
  return instantShape.test(value) && !Number.isNaN(Date.parse(value)) ? value : refuse(key, 'an instant', value);
};

/** A calendar day, `YYYY-MM-DD`. */
export const readDay = <T>(wire: Wire<T>, key: Key<T>): string => {
  const value = readText(wire, key);
  return dayShape.test(value) ? value : refuse(key, 'a day', value);
};

/** One of a closed list of words. */
export const readWord = <T, W extends string>(wire: Wire<T>, key: Key<T>, words: readonly W[]): W => {
  const value = wire[key];
  return words.includes(value as W) ? (value as W) : refuse(key, `one of ${words.join(', ')}`, value);
};

/** `null` and a missing key are both "none"; anything else goes to the reader. */
export const readOptional = <T, R, A extends unknown[]>(
  reader: (wire: Wire<T>, key: Key<T>, ...rest: A) => R,
  wire: Wire<T>,
  key: Key<T>,
  ...rest: A
): R | null => (wire[key] === null || wire[key] === undefined ? null : reader(wire, key, ...rest));

/** Every entry through `read`. */
export const readList = <T, R>(wire: Wire<T>, key: Key<T>, read: (entry: unknown) => R): R[] =>
  readEntries(wire[key], key, read);

/** As {@link readList}, for data that is itself a list. */
export const readEntries = <R>(value: unknown, name: string, read: (entry: unknown) => R): R[] =>
  Array.isArray(value) ? value.map((entry) => read(entry)) : refuse(name, 'a list', value);
