/**
 * Why a record was refused. Check `kind` instead of `instanceof`: another copy of this module may
 * have thrown the error.
 */
export type RecordErrorKind = 'json' | 'type' | 'missing' | 'range' | 'pattern' | 'forbidden-key' | 'reference';

/** Data that is not a valid record. `path` is the place: `files["a.js"].integrity`. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly kind: RecordErrorKind;
  readonly path: string;

  constructor(kind: RecordErrorKind, path: string, message: string) {
    super(path === '' ? message : `${path}: ${message}`);
    this.kind = kind;
    this.path = path;
  }
}

/** Parses an unknown value at `path` into a `T`, or throws a {@link RecordError}. */
export type Parser<T> = (value: unknown, path: string) => T;

/**
 * A string of at most `max` UTF-16 units that matches `pattern` as a whole. `form` describes the
 * pattern in error messages.
 */
export const text =
  (max: number, pattern?: RegExp, form?: string): Parser<string> =>
  (value, path) => {
    if (typeof value !== 'string') throw new RecordError('type', path, 'must be a string');
    if (value.length > max) throw new RecordError('range', path, `is longer than ${max}`);
    if (pattern && !pattern.test(value)) {
      const why = form ? `no ${form}` : 'of another form than is allowed here';
      throw new RecordError('pattern', path, `${JSON.stringify(value.slice(0, 80))} is ${why}`);
    }
    return value;
  };

export const integer =
  (min: number, max = Number.MAX_SAFE_INTEGER): Parser<number> =>
  (value, path) => {
    if (!Number.isSafeInteger(value)) throw new RecordError('type', path, 'must be an integer');
    const number = value as number;
    if (number < min || number > max) throw new RecordError('range', path, `must be from ${min} to ${max}`);
    return number;
  };

export const boolean: Parser<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new RecordError('type', path, 'must be true or false');
  return value;
};

export const oneOf =
  <const T extends string | number | true>(...allowed: T[]): Parser<T> =>
  (value, path) => {
    if (!allowed.includes(value as T)) throw new RecordError('pattern', path, `must be ${allowed.join(' or ')}`);
    return value as T;
  };

export const nullable =
  <T>(parse: Parser<T>): Parser<T | null> =>
  (value, path) =>
    value === null ? null : parse(value, path);

export const list =
  <T>(parse: Parser<T>, max: number): Parser<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new RecordError('type', path, 'must be a list');
    if (value.length > max) throw new RecordError('range', path, `has more than ${max} entries`);
    return value.map((item, index) => parse(item, `${path}[${index}]`));
  };

const ownKeys = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RecordError('type', path, 'must be an object');
  }
  const keys = Object.keys(value);
  if (keys.includes('__proto__')) throw new RecordError('forbidden-key', path, 'has a key __proto__');
  return keys;
};

/**
 * An object used as a map. The result has no prototype, so that no key finds an inherited value.
 */
export const dictionary =
  <T>(parseKey: Parser<string>, parse: Parser<T>, max: number): Parser<Record<string, T>> =>
  (value, path) => {
    const keys = ownKeys(value, path);
    if (keys.length > max) throw new RecordError('range', path, `has more than ${max} entries`);
    const result: Record<string, T> = Object.create(null);
    for (const key of keys) {
      const at = `${path}[${JSON.stringify(key.slice(0, 80))}]`;
      result[parseKey(key, at)] = parse((value as Record<string, unknown>)[key], at);
    }
    return result;
  };

/** A field that older writers left out. If it is missing, {@link shape} leaves it out, too. */
export const optional = <T>(parse: Parser<T>): Parser<T> =>
  Object.assign((value: unknown, path: string) => parse(value, path), { isOptional: true });

/**
 * An object with these own fields. Unknown fields are dropped, so that an older reader accepts
 * records of a newer writer.
 */
export const shape =
  <T extends object>(fields: { [K in keyof T]-?: Parser<T[K]> }): Parser<T> =>
  (value, path) => {
    const keys = new Set(ownKeys(value, path));
    const result: Partial<T> = {};
    for (const key of Object.keys(fields) as (keyof T & string)[]) {
      const at = path === '' ? key : `${path}.${key}`;
      if (!keys.has(key)) {
        if ('isOptional' in fields[key]) continue;
        throw new RecordError('missing', at, 'is missing');
      }
      result[key] = fields[key]((value as T)[key], at);
    }
    return result as T;
  };
