import { ApiError } from '../client/api-error.ts';
import { camelName } from './names.ts';

/**
 * Reads one wire value into the names of the domain, or throws `malformed` with the field's name.
 * The generated readers are made of these. They are small, because pages load them, and fast,
 * because a race is read every few seconds.
 */
export type Read<T = unknown> = (value: unknown, name: string) => T;

const describe = (value: unknown) =>
  typeof value === 'string'
    ? `"${value.slice(0, 40)}"`
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'array'
        : typeof value;

const refuse = (name: string, expected: string, value: unknown): never => {
  throw new ApiError({
    kind: 'malformed',
    message: `The answer's "${name}" should be ${expected} but is ${describe(value)}.`,
  });
};

const when =
  <T>(expected: string, holds: (value: unknown) => boolean): Read<T> =>
  (value, name) =>
    holds(value) ? (value as T) : refuse(name, expected, value);

const isText = (value: unknown): value is string => typeof value === 'string';
const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;

export const text = /*#__PURE__*/ when<string>('text', isText);
/** A safe integer. */
export const integer = /*#__PURE__*/ when<number>('an integer', Number.isSafeInteger);
export const number = /*#__PURE__*/ when<number>('a number', Number.isFinite);
export const flag = /*#__PURE__*/ when<boolean>('true or false', (value) => typeof value === 'boolean');
/** An ISO instant in UTC, kept as text. */
export const instant = /*#__PURE__*/ when<string>(
  'an instant',
  (value) => isText(value) && instantShape.test(value) && !Number.isNaN(Date.parse(value)),
);
/** A calendar day, `YYYY-MM-DD`. */
export const day = /*#__PURE__*/ when<string>('a day', (value) => isText(value) && dayShape.test(value));
export const nothing = /*#__PURE__*/ when<null>('null', (value) => value === null);
export const anything: Read = (value) => value;

/** One of a closed list of words or numbers. */
export const word = (...words: readonly (string | number | boolean | null)[]): Read =>
  when(`one of ${words.join(', ')}`, (value) => words.includes(value as string));

export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, name) =>
    value === null ? null : read(value, name);

export const list =
  <T>(read: Read<T>): Read<T[]> =>
  (value, name) =>
    Array.isArray(value) ? value.map((entry) => read(entry, name)) : refuse(name, 'a list', value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the fields by their wire names. Other fields are dropped. */
export const object = (required: Record<string, Read>, optional: Record<string, Read> = {}): Read => {
  const fields = Object.entries(required).map(([wire, read]) => ({ wire, read, camel: camelName(wire) }));
  const further = Object.entries(optional).map(([wire, read]) => ({ wire, read, camel: camelName(wire) }));
  return (value, name) => {
    if (!isObject(value)) return refuse(name, 'an object', value);
    const known: Record<string, unknown> = {};
    for (const { wire, read, camel } of fields) known[camel] = read(value[wire], wire);
    for (const { wire, read, camel } of further) {
      if (value[wire] !== undefined) known[camel] = read(value[wire], wire);
    }
    return known;
  };
};

/** An object whose keys are data: a country, a start number. */
export const record =
  <T>(read: Read<T>): Read<Record<string, T>> =>
  (value, name) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, read(entry, `${name}.${key}`)]))
      : refuse(name, 'an object', value);

/** The result of the first reader that fits. */
export const either =
  (...reads: readonly Read[]): Read =>
  (value, name) => {
    for (const read of reads.slice(0, -1)) {
      try {
        return read(value, name);
      } catch {
        // The next reader may fit.
      }
    }
    return (reads.at(-1) as Read)(value, name);
  };
