import type { Context } from 'hono';
import type { ContractOperation, ContractParameter } from './contract.ts';
import { invalid, Refused, type Validation } from './refused.ts';

/** Converts a text to the type of its schema; leaves it as it is when that fails. */
const parse = (text: string, type: ContractParameter['type']): unknown => {
  if (type === 'integer' && /^(0|-?[1-9]\d{0,15})$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

const readParameter = (c: Context, { name, in: place, type }: ContractParameter): unknown => {
  if (place === 'path') return parse(c.req.param(name) ?? '', type);
  if (place === 'header') {
    const value = c.req.header(name);
    return value === undefined ? undefined : parse(value, type);
  }
  const values = c.req.queries(name);
  if (values === undefined) return undefined;
  if (type === 'array') return values;
  // A repeated name becomes a list, which validation refuses.
  return values.length === 1 ? parse(values[0] as string, type) : values;
};

const readBody = async (c: Context, { required }: { required: boolean }): Promise<unknown> => {
  const text = await c.req.text();
  if (text === '' && !required) return undefined;
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refused(415, 'unsupported_media_type');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ body: ['json'] });
  }
};

/** The most values in a body. The contract allows up to 2,171, in a bet. */
export const MAX_VALUES = 2_500;

/** Without recursion: a body may be as deep as it is long. */
const hasTooManyValues = (body: unknown): boolean => {
  const values = [body];
  for (const value of values) {
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) values.push(part);
    if (values.length > MAX_VALUES) return true;
  }
  return false;
};

/** Finds text with NUL, which no database takes, or with half a surrogate pair. */
const hasUnusableText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, entry]) => hasUnusableText(key) || hasUnusableText(entry));
};

/** The fields of a body that broke no rule of its schema. */
const fittingFields = (body: unknown, broken: Validation): object => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const names = new Set(Object.keys(broken).map((field) => field.split('.')[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)));
};

/**
 * Reads a request into the input of its operation.
 * @param faults the operation's own rules, for a body that does not fit its schema
 * @throws Refused 400 with the broken rules per field, 415 for a body that is not JSON
 */
export const readRequest = async (
  c: Context,
  operation: ContractOperation,
  faults: (body: object) => Validation = () => ({}),
) => {
  const request: { path: object; query: object; header: object; body?: unknown } = { path: {}, query: {}, header: {} };
  for (const parameter of operation.parameters) {
    const value = readParameter(c, parameter);
    if (value !== undefined) Object.assign(request[parameter.in], { [parameter.name]: value });
  }
  if (operation.body) request.body = await readBody(c, operation.body);
  // Before the schema, which makes an error for each value that breaks it.
  if (hasTooManyValues(request.body)) throw invalid({ body: ['max_items'] });
  const broken = operation.check(request);
  if (broken) throw invalid({ ...faults(fittingFields(request.body, broken)), ...broken });
  if (hasUnusableText(request)) throw invalid({ body: ['text'] });
  return request;
};
