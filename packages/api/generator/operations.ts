import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelName, wireName } from '../src/wire/names.ts';

/**
 * Writes from the bundled document: each call as `operations/<tag>/<id>.ts`, the calls of a tag as
 * `operations/<tag>.ts`, and each component schema that an answer uses as `shapes/<name>.ts`. A
 * page loads only the files of the calls that it makes. `node generator/operations.ts <folder with
 * openapi.json>`
 */
type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Schema = { [key: string]: Json };

const folder = process.argv[2] as string;
const document = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Schema>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Schema>;
    responses?: Record<string, Schema>;
  };
};
const HEAD = '// Written by `pnpm generate` from openapi.yaml.\n';
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const resolve = (schema: Schema): Schema => {
  if (typeof schema.$ref !== 'string') return schema;
  const parts = schema.$ref.slice(2).split('/');
  return resolve(parts.reduce<unknown>((at, part) => (at as Schema)[part.replaceAll('~1', '/')], document) as Schema);
};

const componentOf = (schema: Schema): string | null =>
  typeof schema.$ref === 'string' && schema.$ref.startsWith('#/components/schemas/')
    ? (schema.$ref.split('/').at(-1) as string)
    : null;

const constName = (component: string) => `read${component}`;
const pure = (code: string) => `/*#__PURE__*/ ${code}`;
const quote = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key));

/** The combinators and components that the generated code uses so far. */
interface Uses {
  combinators: Set<string>;
  components: Set<string>;
}

const use = (uses: Uses, combinator: string) => {
  uses.combinators.add(combinator);
  return combinator;
};

/** Properties of an object and of the schemas that it combines. */
const fieldsOf = (schema: Schema): { properties: Record<string, Schema>; required: Set<string> } => {
  const own = resolve(schema);
  const parts = ((own.allOf as Schema[] | undefined) ?? []).map(fieldsOf);
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties ?? {}),
    required: new Set([...parts.flatMap(({ required }) => [...required]), ...((own.required as string[]) ?? [])]),
  };
};

const objectCode = (schema: Schema, uses: Uses): string => {
  const { properties, required } = fieldsOf(schema);
  const code = (names: string[]) =>
    `{ ${names.map((name) => `${quote(name)}: ${readCode(properties[name] as Schema, uses)}`).join(', ')} }`;
  const names = Object.keys(properties);
  const optional = names.filter((name) => !required.has(name));
  const needed = code(names.filter((name) => required.has(name)));
  return pure(`${use(uses, 'object')}(${needed}${optional.length > 0 ? `, ${code(optional)}` : ''})`);
};

const wrapNullable = (isNullable: boolean, code: string, uses: Uses) =>
  isNullable ? pure(`${use(uses, 'nullable')}(${code})`) : code;

const isNull = (schema: Schema) => schema.type === 'null' || schema.const === null;

const readCode = (schema: Schema, uses: Uses): string => {
  const component = componentOf(schema);
  if (component) {
    uses.components.add(component);
    return constName(component);
  }
  if (typeof schema.$ref === 'string') return readCode(resolve(schema), uses);
  const choices = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (choices) {
    const rest = choices.filter((choice) => !isNull(choice));
    const codes = rest.map((choice) => readCode(choice, uses));
    const code = codes.length === 1 ? (codes[0] as string) : pure(`${use(uses, 'either')}(${codes.join(', ')})`);
    return wrapNullable(rest.length < choices.length, code, uses);
  }
  if (schema.allOf && !schema.properties) {
    const parts = schema.allOf as Schema[];
    if (parts.length === 1) return readCode(parts[0] as Schema, uses);
  }
  const types = [schema.type ?? []].flat() as string[];
  const words = (schema.enum ?? ('const' in schema ? [schema.const] : undefined)) as Json[] | undefined;
  if (words) return pure(`${use(uses, 'word')}(${words.map((entry) => JSON.stringify(entry)).join(', ')})`);
  const nullable = types.includes('null');
  const type = types.find((candidate) => candidate !== 'null');
  return wrapNullable(nullable, plainCode(type, schema, uses), uses);
};

const plainCode = (type: string | undefined, schema: Schema, uses: Uses): string => {
  if (type === 'string') {
    const byFormat: Record<string, string> = { 'date-time': 'instant', date: 'day' };
    return use(uses, byFormat[schema.format as string] ?? 'text');
  }
  if (type === 'integer' || type === 'number') return use(uses, type);
  if (type === 'boolean') return use(uses, 'flag');
  if (type === 'null') return use(uses, 'nothing');
  if (type === 'array') return pure(`${use(uses, 'list')}(${readCode(schema.items as Schema, uses)})`);
  if (schema.properties || schema.allOf) return objectCode(schema, uses);
  if (type === 'object') {
    const values = schema.additionalProperties;
    const isTyped = typeof values === 'object' && values !== null;
    return pure(`${use(uses, 'record')}(${isTyped ? readCode(values as Schema, uses) : use(uses, 'anything')})`);
  }
  return use(uses, 'anything');
};

const newUses = (): Uses => ({ combinators: new Set(), components: new Set() });

const importLine = (names: Iterable<string>, from: string) => {
  const sorted = [...names].sort();
  return sorted.length > 0 ? `import { ${sorted.join(', ')} } from '${from}';\n` : '';
};

/** Each sent wire name must be derivable from its domain name. */
const checkSent = (schema: Schema, at: string): void => {
  const own = resolve(schema);
  for (const [name, entry] of Object.entries(fieldsOf(own).properties)) {
    if (wireName(camelName(name)) !== name)
      throw new Error(`${at}: "${name}" does not map back from "${camelName(name)}".`);
    checkSent(entry, `${at}.${name}`);
  }
  if (own.items) checkSent(own.items as Schema, at);
};

const checkParameter = ({ name, in: place, schema }: Schema, at: string): void => {
  if (place === 'header') return;
  const isList = resolve(schema as Schema).type === 'array';
  const sent = `${wireName(camelName(name as string))}${isList ? '[]' : ''}`;
  if (sent !== name) throw new Error(`${at}: parameter "${name}" would be sent as "${sent}".`);
};

/** Writes a file of the generated folder: its imports, then its code. */
const writeModule = (file: string, uses: Uses, code: string, imports = '') => {
  const up = '../'.repeat(file.split('/').length - 1);
  const shapes = [...uses.components].sort().map((name) => importLine([constName(name)], `${up}shapes/${name}.ts`));
  const head = `${HEAD}${imports}${shapes.join('')}${importLine(uses.combinators, `${up}../wire/shapes.ts`)}`;
  writeFileSync(join(folder, file), `${head}\n${code}\n`);
};

const written = new Set<string>();

/** Writes the reader of a component, and those that it uses. */
const writeReader = (component: string, within: readonly string[] = []) => {
  if (within.includes(component))
    throw new Error(`Schema ${component} contains itself: the readers do not support that yet.`);
  if (written.has(component)) return;
  const uses = newUses();
  const code = readCode(document.components.schemas[component] as Schema, uses);
  for (const part of uses.components) writeReader(part, [...within, component]);
  writeModule(`shapes/${component}.ts`, uses, `export const ${constName(component)} = ${code};`);
  written.add(component);
};

const idsByTag = new Map<string, string[]>();

const writeOperation = (path: string, method: string, operation: Schema) => {
  const id = operation.operationId as string;
  const content = resolve((operation.responses as Record<string, Schema>)['200'] as Schema).content as
    | Record<string, { schema: Schema }>
    | undefined;
  const tag = (operation.tags as string[])[0] as string;
  if (!content?.['application/json'] && !content?.['text/csv']) return;
  const body = operation.requestBody ? resolve(operation.requestBody as Schema) : null;
  if (body) checkSent((body.content as Record<string, { schema: Schema }>)['application/json']?.schema as Schema, id);
  for (const parameter of (operation.parameters as Schema[] | undefined) ?? []) checkParameter(resolve(parameter), id);
  const json = content['application/json'];
  const data = json ? (fieldsOf(json.schema).properties.data as Schema) : null;
  const uses = newUses();
  const read = data ? readCode(data, uses) : 'null';
  const staleMs = operation['x-stale-ms'];
  const retry = operation['x-retry'];
  const policy = [
    ...(staleMs === undefined ? [] : [`staleMs: ${staleMs}`]),
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
  ].join(', ');
  const send = `(client, path, input) => client.${method.toUpperCase()}(path, input)`;
  const parts = [`'${id}'`, `'${path}'`, send, read, ...(policy ? [`{ ${policy} }`] : [])];
  for (const component of uses.components) writeReader(component);
  mkdirSync(join(folder, 'operations', tag), { recursive: true });
  writeModule(
    `operations/${tag}/${id}.ts`,
    uses,
    `/** ${String(operation.summary)}. */\nexport const ${id} = ${pure(`operation(${parts.join(', ')})`)};`,
    importLine(['operation'], '../../../client/operation.ts'),
  );
  idsByTag.set(tag, [...(idsByTag.get(tag) ?? []), id]);
};

for (const part of ['operations', 'shapes']) {
  rmSync(join(folder, part), { recursive: true, force: true });
  mkdirSync(join(folder, part));
}
// Every list answers with it.
writeReader('Pagination');
for (const [path, item] of Object.entries(document.paths)) {
  for (const method of methods) if (item[method]) writeOperation(path, method, item[method] as Schema);
}
for (const [tag, ids] of idsByTag) {
  const exports = ids.map((id) => `export { ${id} } from './${tag}/${id}.ts';`);
  writeFileSync(join(folder, `operations/${tag}.ts`), `${HEAD}${exports.join('\n')}\n`);
}
