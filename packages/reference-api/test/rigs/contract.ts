import document from '@paddock/api/openapi.json' with { type: 'json' };
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type ContractOperation, contractOperations, formats, resolve } from '../../src/server/operation/contract.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Schema = { [key: string]: Json };

/** Resolves references and closes the schema: an undocumented field is an error. */
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

const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
const validators = new Map<string, ValidateFunction>();

/** Statuses of all operations, documented once at the head. */
const common: readonly number[] = [400, 405, 413, 415, 500, 503];

const patterns = contractOperations.map((operation) => ({
  operation,
  pattern: new RegExp(`^/api${operation.path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
}));

/** The operation of a request; undefined for an unknown path. */
export const operationAt = (method: string, pathname: string): ContractOperation | undefined =>
  patterns.find(({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(pathname))
    ?.operation;

const schemaOf = (operation: ContractOperation | undefined, status: number): Schema => {
  const refusal = { $ref: '#/components/schemas/Refusal' };
  if (!operation) return refusal;
  const { path, method } = operation;
  const item = (document.paths as unknown as Record<string, Record<string, { responses: Schema }>>)[path]?.[method];
  const response = item?.responses[status] as Schema | undefined;
  if (!response) {
    if (common.includes(status)) return refusal;
    throw new Error(`${operation.id} does not document status ${status}.`);
  }
  const { content } = typeof response.$ref === 'string' ? resolve(response.$ref) : response;
  return (content as { 'application/json': { schema: Schema } })['application/json'].schema;
};

/** The refusal of all changing operations, documented once at the head. */
const isCsrfMismatch = (status: number, body: unknown): boolean =>
  status === 403 && (body as { error?: { code?: unknown } | null } | null)?.error?.code === 'csrf_mismatch';

/** Validates a JSON answer against the document. @throws Error with the differences */
export const assertContract = (method: string, url: string, status: number, body: unknown): void => {
  const operation = isCsrfMismatch(status, body) ? undefined : operationAt(method, new URL(url).pathname);
  const key = `${operation?.id} ${status}`;
  let validate = validators.get(key);
  if (!validate) {
    validate = ajv.compile(closed(schemaOf(operation, status)) as object);
    validators.set(key, validate);
  }
  if (validate(body)) return;
  const errors = (validate.errors ?? []).slice(0, 5);
  const lines = errors.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  throw new Error(
    [`${method} ${url} ${status} ${operation?.id ?? ''}`, ...lines, JSON.stringify(body).slice(0, 600)].join('\n'),
  );
};
