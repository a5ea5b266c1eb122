import { readdirSync } from 'node:fs';
import { ApiError, createApi } from '@paddock/api';
import { describe, expect, test } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };
import { camelName } from '../wire/names.ts';
import type { ApiOperation } from './operation.ts';

type Media = { example?: unknown; examples?: Record<string, { value?: unknown; $ref?: string }> };
type DocumentOperation = { operationId: string; responses: Record<string, { content?: Record<string, Media> }> };

const folder = new URL('../generated/operations/', import.meta.url);
const operations: ApiOperation[] = (
  await Promise.all(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        async ({ name }): Promise<ApiOperation[]> =>
          Object.values(await import(/* @vite-ignore */ new URL(name, folder).href)),
      ),
  )
).flat();

const documented = Object.values(document.paths).flatMap((item) =>
  Object.values(item as unknown as Record<string, DocumentOperation>).filter(({ operationId }) => operationId),
);

const reads = new Set(
  Object.values(document.paths).map((item) => (item as { get?: DocumentOperation }).get?.operationId),
);

const exampleValue = (example: { value?: unknown; $ref?: string }): unknown =>
  example.$ref
    ? (document.components.examples as Record<string, { value: unknown }>)[example.$ref.split('/').at(-1) as string]
        ?.value
    : example.value;

/** The accepted answers that the document shows for an operation. */
const examplesOf = (id: string): unknown[] => {
  const media = documented.find(({ operationId }) => operationId === id)?.responses[200]?.content?.['application/json'];
  return [...(media?.example ? [media.example] : []), ...Object.values(media?.examples ?? {}).map(exampleValue)];
};

const apiWith = (body: unknown) =>
  createApi({ baseUrl: 'http://api.test/api', language: () => 'de', fetch: async () => Response.json(body) });

/** Calls any operation. Its required input does not matter here. */
const call = (operation: ApiOperation, body: unknown) =>
  apiWith(body).call(operation as ApiOperation<'getMeetings'>, (reads.has(operation.id) ? {} : { body: {} }) as never);

/** Rows whose fields the contract does not name. They keep their wire names. */
const FREE_FORM = new Set(['records']);

const camelKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, entry]) => [camelName(key), FREE_FORM.has(key) ? entry : camelKeys(entry)]),
  );
};

/** Copies of a value, each with one part replaced by a value that the contract allows nowhere. */
function* broken(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  const copy = (change: Record<string, unknown>) =>
    Object.assign(Array.isArray(value) ? [...value] : { ...value }, change);
  for (const [key, entry] of Object.entries(value)) {
    yield copy({ [key]: Array.isArray(entry) ? 'none' : [[]] });
    for (const inner of broken(entry)) yield copy({ [key]: inner });
  }
}

describe('every operation of the contract', () => {
  test('[CONTRACT-2] is in the client, but for pictures and sound', () => {
    const json = documented.filter(({ responses }) =>
      ['application/json', 'text/csv'].some((type) => responses[200]?.content?.[type]),
    );
    expect(operations.map(({ id }) => id).sort()).toEqual(json.map(({ operationId }) => operationId).sort());
  });

  test.each(operations.filter(({ read }) => read).map((operation) => [operation.id, operation] as const))(
    '[WIRE-1] %s gives its examples in camelCase',
    async (id, operation) => {
      const examples = examplesOf(id);
      expect(examples.length, 'examples of the document').toBeGreaterThan(0);
      for (const example of examples) {
        expect((await call(operation, example)).data).toEqual(camelKeys((example as { data: unknown }).data));
      }
    },
  );

  test.each(operations.filter(({ read }) => read).map((operation) => [operation.id, operation] as const))(
    '[WIRE-2] %s reads an example that is broken anywhere, or refuses it as malformed, and never fails otherwise',
    async (id, operation) => {
      let refused = 0;
      for (const example of examplesOf(id) as { data: unknown }[]) {
        for (const data of broken({ data: example.data })) {
          const outcome = await call(operation, { ...example, ...(data as object) }).catch((error: unknown) => error);
          if (!(outcome instanceof Error)) continue;
          expect(outcome).toBeInstanceOf(ApiError);
          expect(outcome).toMatchObject({ kind: 'malformed' });
          refused += 1;
        }
      }
      expect(refused).toBeGreaterThan(0);
    },
  );
});
