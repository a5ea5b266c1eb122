import document from '@paddock/api/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Schema = { [key: string]: Json };

const resolve = (pointer: string): Schema =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, part) => (node as Schema)[part.replaceAll('~1', '/')], document) as Schema;

/** Without references, and closed: a field that the document does not name is an error here. */
const closed = (schema: Json, isPart = false): Json => {
  if (Array.isArray(schema)) return schema.map((entry) => closed(entry, isPart));
  if (typeof schema !== 'object' || schema === null) return schema;
  if (typeof schema.$ref === 'string') return closed(resolve(schema.$ref), isPart);
  const made: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      made[key] = Object.fromEntries(Object.entries(value as Schema).map(([name, entry]) => [name, closed(entry)]));
    } else made[key] = closed(value, key === 'allOf');
  }
  const isObject = made.properties !== undefined || made.allOf !== undefined;
  if (isObject && !isPart && made.additionalProperties === undefined) made.unevaluatedProperties = false;
  return made;
};

const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { 'date-time': isTime, date: isDay } });
const validators = new Map<string, ReturnType<typeof ajv.compile>>();

const paths = Object.keys(document.paths).map((path) => ({
  path,
  pattern: new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
}));

/** The path of the document that a URL belongs to; literal paths win over those with parameters. */
const pathOf = (pathname: string): string | undefined =>
  paths
    .filter(({ pattern }) => pattern.test(pathname))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.path;

/** Throws what is wrong with a response, read against the document; for a path that it does not have, against `Refusal`. */
export const assertContract = (url: string, status: number, body: unknown): void => {
  const path = pathOf(new URL(url).pathname);
  // A refusal that no operation documents: a method or path that is not there, a failure.
  const response =
    path && status < 500 && status !== 405 ? `#/paths/${path.replaceAll('/', '~1')}/get/responses/${status}` : null;
  const key = response ?? 'Refusal';
  let validate = validators.get(key);
  if (!validate) {
    const found = response ? resolve(response) : null;
    if (response && !found) throw new Error(`${path} does not document status ${status}`);
    const target = found && typeof found.$ref === 'string' ? resolve(found.$ref) : found;
    const content = target?.content as { 'application/json': { schema: Schema } } | undefined;
    validate = ajv.compile(
      closed(content?.['application/json'].schema ?? { $ref: '#/components/schemas/Refusal' }) as object,
    );
    validators.set(key, validate);
  }
  if (!validate(body)) {
    throw new Error(
      `${url}\n${validate.errors
        ?.slice(0, 5)
        .map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`)
        .join('\n')}`,
    );
  }
};
