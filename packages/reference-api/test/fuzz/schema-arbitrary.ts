import fc from 'fast-check';
import { resolve } from '../../src/server/operation/contract.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
export type Schema = { [key: string]: Json };

const followed = (schema: Schema): Schema => (typeof schema.$ref === 'string' ? resolve(schema.$ref) : schema);

const partsOf = (schema: Schema): Schema[] =>
  [schema.oneOf, schema.anyOf, schema.allOf].flat().filter(Boolean) as Schema[];

const propertiesOf = (schema: Schema): [string, Schema][] =>
  Object.entries((schema.properties ?? {}) as Record<string, Schema>);

/** All places of a schema, as the keys that lead there. */
export const placesOf = (given: Schema): (string | number)[][] => {
  const schema = followed(given);
  const within = (key: string | number, entry: Schema) => placesOf(entry).map((place) => [key, ...place]);
  return [
    [],
    ...partsOf(schema).flatMap(placesOf),
    ...propertiesOf(schema).flatMap(([name, entry]) => within(name, entry)),
    ...(schema.items ? within(0, schema.items as Schema) : []),
  ];
};

/** How many values a value of a schema has at most, itself included. */
export const mostValuesOf = (given: Schema): number => {
  const schema = followed(given);
  const { maxItems = Infinity, maxProperties = Infinity, items, additionalProperties: more } = schema;
  const choices = ((schema.oneOf ?? schema.anyOf ?? []) as Schema[]).map(mostValuesOf);
  const entries = [...((schema.allOf ?? []) as Schema[]), ...propertiesOf(schema).map(([, entry]) => entry)];
  return (
    1 +
    Math.max(0, ...choices) +
    entries.map(mostValuesOf).reduce((sum, values) => sum + values, 0) +
    (items ? (maxItems as number) * mostValuesOf(items as Schema) : 0) +
    (more && more !== true ? (maxProperties as number) * mostValuesOf(more as Schema) : 0)
  );
};

const textOf = (schema: Schema): fc.Arbitrary<unknown> => {
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('1920-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (schema.format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (schema.format === 'email') return fc.emailAddress();
  const minLength = (schema.minLength as number | undefined) ?? 0;
  return fc.string({
    minLength,
    maxLength: Math.min((schema.maxLength as number | undefined) ?? 40, minLength + 40),
    unit: 'grapheme',
  });
};

const objectOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const requiredKeys = (schema.required ?? []) as string[];
  const model = Object.fromEntries(Object.entries(properties).map(([name, entry]) => [name, arbitraryOf(entry)]));
  return fc.record(model, { requiredKeys: requiredKeys.filter((name) => name in model) });
};

const typedOf = (type: string, schema: Schema): fc.Arbitrary<unknown> => {
  const min = (schema.minimum as number | undefined) ?? -1000;
  const max = Math.max(min, Math.min((schema.maximum as number | undefined) ?? 2 ** 31, Number.MAX_SAFE_INTEGER));
  if (type === 'integer')
    return fc.oneof(
      fc.integer({ min, max: Math.min(max, min + 200) }),
      fc.maxSafeInteger().map((value) => Math.min(max, Math.max(min, value))),
    );
  if (type === 'number') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') {
    const minLength = (schema.minItems as number | undefined) ?? 0;
    return fc.array(arbitraryOf(schema.items as Schema), { minLength, maxLength: minLength + 3 });
  }
  if (type === 'object') return objectOf(schema);
  return textOf(schema);
};

/** Values that a schema allows. */
export const arbitraryOf = (given: Schema): fc.Arbitrary<unknown> => {
  const schema = followed(given);
  const choices = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.allOf) {
    const parts = (schema.allOf as Schema[]).map(arbitraryOf);
    return fc.tuple(...parts).map((values) => Object.assign({}, ...(values as object[])));
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]));
  const types = [schema.type ?? 'object'].flat() as string[];
  return fc.oneof(...types.map((type) => typedOf(type, schema)));
};

/** Bad values: other types, huge, negative, unicode, and known server killers. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    -0.1,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    -Number.MAX_SAFE_INTEGER - 1,
    '',
    ' ',
    'null',
    'NaN',
    '-1',
    '1e9',
    '9'.repeat(400),
    'x'.repeat(40_000),
    '𝕏\u202E\u0000\uFFFF',
    '\uD800',
    "' OR 1=1; DROP TABLE customer; --",
    '%_\\',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '{{7*7}}',
    '2026-02-30',
    '+010000-01-01T00:00:00Z',
    [],
    {},
    [[[[]]]],
    ['__proto__'],
    JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}}'),
    ' '.repeat(60_000),
    `${'a'.repeat(60_000)} `,
    `a@${'a.'.repeat(30_000)}`,
    Array.from({ length: 12_000 }, (_, at) => at + 1),
    Array.from({ length: 8_000 }, (_, at) => `${at}`),
    Array.from({ length: 20_000 }, () => ({})),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);
