import document from '@paddock/api/openapi.json' with { type: 'json' };
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OperationId } from './operation.types.ts';
import type { Validation, ValidationCode } from './refused.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Node = { [key: string]: Json };

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const methods: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'] satisfies Method[];

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  type: 'integer' | 'number' | 'boolean' | 'string' | 'array';
}

/** One operation of the document, in the form the server needs. */
export interface ContractOperation {
  id: OperationId;
  method: Method;
  /** `/v1/races/{id}` */
  path: string;
  /** `public`: without a token; `optional`: with or without one; `customer`: only with one. */
  access: 'public' | 'optional' | 'customer';
  parameters: ContractParameter[];
  /** A GET that changes state, because the specification defines it so. */
  isChangingGet: boolean;
  /** null without a body. */
  body: { required: boolean } | null;
  /** Validates parameters by place, and the body: undefined, or the broken rules per field. */
  check: (request: { path: object; query: object; header: object; body?: unknown }) => Validation | undefined;
}

const escapePart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePart = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Resolves a pointer of the document and follows references. */
export const resolve = (pointer: string): Node => {
  const node = pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => (at as Node | undefined)?.[unescapePart(part)], document) as Node | undefined;
  if (node === undefined) throw new Error(`The contract has no ${pointer}.`);
  return typeof node.$ref === 'string' ? resolve(node.$ref) : node;
};

const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
const isDay = (text: string) => {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};
// Deliberately simple: only a mail proves that an address works.
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

export const formats = { 'date-time': isInstant, date: isDay, email: isEmail };

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, formats });
// Ajv's own compares each two entries where it finds no type, as behind a `$ref`, even of a list
// that `maxItems` has refused. The lists of the contract that are unique have numbers.
ajv.removeKeyword('uniqueItems').addKeyword({
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  validate: (isUnique: boolean, list: readonly unknown[]) => !isUnique || new Set(list).size === list.length,
});
ajv.addSchema(document, 'api');

/** @param pointer of a schema in the document: `#/components/schemas/Race` */
export const compile = (pointer: string): ValidateFunction => ajv.compile({ $ref: `api${pointer}` });

const ruleOf = ({ keyword, params }: ErrorObject): ValidationCode => {
  const words: Record<string, ValidationCode> = {
    enum: 'one_of',
    const: 'one_of',
    minimum: 'min',
    maximum: 'max',
    minLength: 'min_length',
    maxLength: 'max_length',
    minItems: 'min_items',
    maxItems: 'max_items',
    pattern: 'matches',
    uniqueItems: 'unique_items',
    minProperties: 'min_properties',
    maxProperties: 'max_properties',
    propertyNames: 'property_names',
    additionalProperties: 'unknown',
    unevaluatedProperties: 'unknown',
  };
  if (keyword === 'type') return [params.type].flat()[0];
  if (keyword === 'format') return params.format === 'date-time' ? 'date' : params.format;
  return words[keyword] ?? (keyword as ValidationCode);
};

/** Ajv's errors in the form of the envelope. */
const validationOf = (errors: readonly ErrorObject[]): Validation => {
  const validation: Validation = Object.create(null);
  for (const error of errors.slice(0, 20)) {
    const { missingProperty, additionalProperty, unevaluatedProperty } = error.params;
    const at = error.instancePath.slice(1).split('/').filter(Boolean).map(unescapePart);
    const field =
      [...at, missingProperty ?? additionalProperty ?? unevaluatedProperty ?? []].flat().join('.') || 'body';
    validation[field] ??= [];
    const rules = validation[field];
    if (!rules.includes(ruleOf(error))) rules.push(ruleOf(error));
  }
  return validation;
};

const readParameter = (pointer: string): ContractParameter => {
  const node = resolve(pointer);
  const schema = resolve(`${pointerOf(pointer)}/schema`);
  const type = [schema.type].flat().find((word) => word !== 'null') as ContractParameter['type'];
  return {
    name: node.name as string,
    in: node.in as ContractParameter['in'],
    required: node.required === true,
    type: type ?? 'string',
  };
};

/** Follows references and returns the last pointer. */
const pointerOf = (pointer: string): string => {
  const parts = pointer.slice(2).split('/');
  const node = parts.reduce<unknown>((at, part) => (at as Node)[unescapePart(part)], document) as Node;
  return typeof node.$ref === 'string' ? pointerOf(node.$ref) : pointer;
};

const accessOf = (security: Json | undefined): ContractOperation['access'] => {
  if (!Array.isArray(security) || security.length === 0) return 'public';
  return security.some((entry) => Object.keys(entry as Node).length === 0) ? 'optional' : 'customer';
};

const readOperation = (path: string, method: Method): ContractOperation => {
  const pointer = `#/paths/${escapePart(path)}/${method}`;
  const node = resolve(pointer);
  const places = (node.parameters as Json[] | undefined) ?? [];
  const pointers = places.map((_, at) => pointerOf(`${pointer}/parameters/${at}`));
  const parameters = pointers.map(readParameter);
  const bodyPointer = node.requestBody ? pointerOf(`${pointer}/requestBody`) : null;
  const body = bodyPointer ? { required: resolve(bodyPointer).required === true } : null;
  let checks: { place: 'path' | 'query' | 'header' | 'body'; validate: ValidateFunction }[] | null = null;
  // Compiled on first use: compiling all of them would delay the start.
  const compileChecks = () => [
    ...(['path', 'query', 'header'] as const).map((place) => {
      const here = parameters.flatMap((parameter, at) => (parameter.in === place ? [{ parameter, at }] : []));
      const properties = here.map(({ parameter, at }) => [parameter.name, { $ref: `api${pointers[at]}/schema` }]);
      const required = here.flatMap(({ parameter }) => (parameter.required ? [parameter.name] : []));
      return {
        place,
        validate: ajv.compile({ type: 'object', properties: Object.fromEntries(properties), required }),
      };
    }),
    ...(bodyPointer
      ? [{ place: 'body' as const, validate: compile(`${bodyPointer}/content/application~1json/schema`) }]
      : []),
  ];
  return {
    id: node.operationId as OperationId,
    method,
    path,
    isChangingGet: node['x-changes-state'] === true,
    access: accessOf((node.security ?? document.security) as Json | undefined),
    parameters,
    body,
    check(request) {
      checks ??= compileChecks();
      const errors = checks.flatMap(({ place, validate }) => {
        if (place === 'body' && request.body === undefined && !body?.required) return [];
        return validate(request[place]) ? [] : (validate.errors ?? []);
      });
      return errors.length > 0 ? validationOf(errors) : undefined;
    },
  };
};

/** All operations; fixed paths before parameters, so that `/races/next` is not a race id. */
export const contractOperations: readonly ContractOperation[] = Object.entries(document.paths)
  .flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => methods.includes(key))
      .map((method) => readOperation(path, method as Method)),
  )
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
