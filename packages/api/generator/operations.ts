import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelName, wireName } from '../src/wire/names.ts';

/**
 * Writes `operations/<tag>.ts` (the calls of a tag, with a reader for each component schema that it
 * alone uses) and `shapes.ts` (the readers that several tags use) from the bundled document. `node
 * generator/operations.ts <folder with openapi.json>`
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
const head = '// Written by `pnpm generate` from openapi.yaml.\n';
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

interface Reader {
  code: string;
  uses: Uses;
}

/** The components that the answers use, dependencies first. */
const makeReaders = (wanted: Iterable<string>): ReadonlyMap<string, Reader> => {
  const made = new Map<string, Reader>();
  const open = new Set<string>();
  const visit = (component: string) => {
    if (made.has(component)) return;
    if (open.has(component))
      throw new Error(`Schema ${component} contains itself: the readers do not support that yet.`);
    open.add(component);
    const uses = newUses();
    const schema = document.components.schemas[component] as Schema;
    const code = readCode(schema, uses);
    for (const part of uses.components) visit(part);
    made.set(component, { code, uses });
  };
  for (const component of wanted) visit(component);
  return made;
};

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

const operationsByTag = new Map<string, { uses: Uses; lines: string[] }>();

const addOperation = (path: string, method: string, operation: Schema) => {
  const id = operation.operationId as string;
  const content = resolve((operation.responses as Record<string, Schema>)['200'] as Schema).content as
    | Record<string, { schema: Schema }>
    | undefined;
  const tag = (operation.tags as string[])[0] as string;
  if (!content?.['application/json'] && !content?.['text/csv']) return;
  const room = operationsByTag.get(tag) ?? { uses: newUses(), lines: [] };
  operationsByTag.set(tag, room);
  const body = operation.requestBody ? resolve(operation.requestBody as Schema) : null;
  if (body) checkSent((body.content as Record<string, { schema: Schema }>)['application/json']?.schema as Schema, id);
  for (const parameter of (operation.parameters as Schema[] | undefined) ?? []) checkParameter(resolve(parameter), id);
  const json = content['application/json'];
  const data = json ? (fieldsOf(json.schema).properties.data as Schema) : null;
  const read = data ? readCode(data, room.uses) : 'null';
  const staleMs = operation['x-stale-ms'];
  const retry = operation['x-retry'];
  const policy = [
    ...(staleMs === undefined ? [] : [`staleMs: ${staleMs}`]),
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
  ].join(', ');
  const send = `(client, path, input) => client.${method.toUpperCase()}(path, input)`;
  const parts = [`'${id}'`, `'${path}'`, send, read, ...(policy ? [`{ ${policy} }`] : [])];
  room.lines.push(
    `/** ${String(operation.summary)}. */\nexport const ${id} = ${pure(`operation(${parts.join(', ')})`)};`,
  );
};

for (const [path, item] of Object.entries(document.paths)) {
  for (const method of methods) if (item[method]) addOperation(path, method, item[method] as Schema);
}

const used = [...operationsByTag.values()].flatMap(({ uses }) => [...uses.components]);
const readers = makeReaders(['Pagination', ...used]);

/** These components, and all that they use directly or indirectly. */
const reach = (components: Iterable<string>, reached = new Set<string>()): Set<string> => {
  for (const component of components) {
    if (reached.has(component)) continue;
    reached.add(component);
    reach((readers.get(component) as Reader).uses.components, reached);
  }
  return reached;
};
const reachOfTags = [...operationsByTag.values()].map(({ uses }) => reach(uses.components));
const reachOfAll = reach(['Pagination']);
const isShared = (component: string) =>
  reachOfAll.has(component) || reachOfTags.filter((reached) => reached.has(component)).length > 1;

const all = (uses: readonly Uses[], kind: keyof Uses) => new Set(uses.flatMap((each) => [...each[kind]]));

const shared = [...readers].filter(([component]) => isShared(component));
const sharedUses = shared.map(([, { uses }]) => uses);
const shapes = shared.map(([component, { code }]) => `export const ${constName(component)} = ${code};`);
writeFileSync(
  join(folder, 'shapes.ts'),
  `${head}${importLine(all(sharedUses, 'combinators'), '../wire/shapes.ts')}\n${shapes.join('\n')}\n`,
);
rmSync(join(folder, 'operations'), { recursive: true, force: true });
mkdirSync(join(folder, 'operations'));
for (const [tag, { uses, lines }] of operationsByTag) {
  const reached = reach(uses.components);
  const own = [...readers].filter(([component]) => reached.has(component) && !isShared(component));
  const everyUse = [uses, ...own.map(([, reader]) => reader.uses)];
  const imported = [...all(everyUse, 'components')].filter(isShared).map(constName);
  const imports =
    importLine(['operation'], '../../client/operation.ts') +
    importLine(all(everyUse, 'combinators'), '../../wire/shapes.ts') +
    importLine(imported, '../shapes.ts');
  const ownReaders = own.map(([component, { code }]) => `const ${constName(component)} = ${code};`);
  const parts = [...(own.length > 0 ? [ownReaders.join('\n')] : []), ...lines];
  writeFileSync(join(folder, `operations/${tag}.ts`), `${head}${imports}\n${parts.join('\n\n')}\n`);
}
