import { boolean, dictionary, list, oneOf, optional, type Parser, RecordError, shape, text } from './parser.ts';
import type { HeadClaim, HeadData, HeadField, HeadTexts } from './types.ts';

const MAX_TEXT = 1_000;
const MAX_ENTRIES = 50;
const MAX_DEPTH = 8;

/** `track.name`, `0.id`, `:date`, `@url`. */
const fieldPath = text(100, /^(?:[:@]?[A-Za-z]\w*|\w+(?:\.\w+)*)$/);
const NAMES = /\{\{([^{}]*)\}\}/g;

/** The names in a template, in order. */
export const namesIn = (template: string): string[] => [...template.matchAll(NAMES)].map(([, name = '']) => name);

const template: Parser<string> = (value, path) => {
  const parsed = text(MAX_TEXT)(value, path);
  for (const name of namesIn(parsed)) fieldPath(name, path);
  if (/\{\{|\}\}/.test(parsed.replace(NAMES, '')))
    throw new RecordError('pattern', path, `${JSON.stringify(parsed.slice(0, 80))} has a brace without its partner`);
  return parsed;
};

const texts: Parser<HeadTexts> = dictionary(text(10, /^[a-z]{2}(-[A-Z]{2})?$/), list(template, 10), 20);
const apiRead = text(400, /^\/api\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/);

const formatted = shape<Extract<HeadField, { as: string }>>({
  as: oneOf('date', 'weekday', 'time', 'money'),
  of: fieldPath,
  in: optional(fieldPath),
});
const replaced = shape<Extract<HeadField, { values: object }>>({
  of: fieldPath,
  values: dictionary(text(100), text(MAX_TEXT), MAX_ENTRIES),
});
const field: Parser<HeadField> = (value, path) => {
  if (typeof value === 'string') return fieldPath(value, path);
  return typeof value === 'object' && value !== null && 'values' in value
    ? replaced(value, path)
    : formatted(value, path);
};

const dataAt =
  (depth: number): Parser<HeadData> =>
  (value, path) => {
    if (depth > MAX_DEPTH) throw new RecordError('range', path, `is deeper than ${MAX_DEPTH}`);
    if (typeof value === 'string') return template(value, path);
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    const inner = dataAt(depth + 1);
    if (Array.isArray(value)) return list(inner, MAX_ENTRIES)(value, path);
    return dictionary(text(60, /^@?[A-Za-z]\w*$/), inner, MAX_ENTRIES)(value, path);
  };

const head = shape<HeadClaim>({
  read: optional(apiRead),
  fields: optional(dictionary(text(40, /^[A-Za-z]\w*$/), field, MAX_ENTRIES)),
  title: optional(texts),
  description: optional(texts),
  trail: optional(list(shape<NonNullable<HeadClaim['trail']>[number]>({ path: template, name: texts }), 10)),
  data: optional(list(dataAt(0), 10)),
  hidden: optional(boolean),
  listed: optional(shape<NonNullable<HeadClaim['listed']>>({ read: apiRead, path: template })),
});

/** Names that the edge knows on every page. */
const EVERYWHERE = new Set([':today', ':yesterday', '@url', '@site', '@image']);

const paramsOf = (path: string): Set<string> => new Set([...path.matchAll(/:[A-Za-z]\w*/g)].map(([param]) => param));

/** All names that the texts of a head use outside of `@each`, except those defined in `fields`. */
const sourcesOf = ({ fields = {}, title = {}, description = {}, trail = [] }: HeadClaim): string[] => {
  const used = [title, description, ...trail.map(({ name }) => name)]
    .flatMap((byLocale) => Object.values(byLocale).flat())
    .concat(trail.map(({ path }) => path))
    .flatMap(namesIn);
  const given = Object.values(fields).flatMap((each) =>
    typeof each === 'string' ? each : [each.of, ('as' in each && each.in) || []].flat(),
  );
  return [...used.filter((name) => !Object.hasOwn(fields, name)), ...given];
};

const checkNames = (parsed: HeadClaim, routePath: string, path: string): void => {
  const params = paramsOf(routePath);
  const missing = [...paramsOf(parsed.read ?? '')].find((param) => !params.has(param));
  if (missing)
    throw new RecordError('reference', `${path}.read`, `asks for ${missing}, which ${routePath} does not have`);
  for (const name of sourcesOf(parsed)) {
    if (EVERYWHERE.has(name) || params.has(name)) continue;
    if (/^[:@]/.test(name)) throw new RecordError('reference', path, `names ${name}, which ${routePath} does not have`);
    if (parsed.read === undefined) throw new RecordError('reference', path, `names ${name}, but has no read`);
  }
};

/**
 * The heads of a `build.json` by the path of their claim. Call it with a value that `parseBuild`
 * accepts. Older builds have none.
 */
export const parseHeads = (value: unknown): ReadonlyMap<string, HeadClaim> => {
  const { routes } = (value as { claims: { routes: { path: string; head?: unknown }[] } }).claims;
  const heads = new Map<string, HeadClaim>();
  for (const [index, { path, head: claimed }] of routes.entries()) {
    if (claimed === undefined) continue;
    const at = `claims.routes[${index}].head`;
    const parsed = head(claimed, at);
    checkNames(parsed, path, at);
    heads.set(path, parsed);
  }
  return heads;
};
