import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import document from '@paddock/api/openapi.json' with { type: 'json' };
import { specifiedCalls } from './specified-calls.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));

interface DocumentOperation {
  operationId: string;
  'x-origin'?: string;
  'x-spec'?: string;
}

export interface Call {
  operation: string;
  /** `GET /v1/races/{id}` */
  request: string;
  /** Paragraph and call of the specification. */
  spec: string;
  isChosen: boolean;
  /** The file and title of a test that calls it. */
  test: { file: string; title: string } | null;
}

/** The first test that calls each operation by its id. */
const testsByOperation = (): Map<string, { file: string; title: string }> => {
  const tests = new Map<string, { file: string; title: string }>();
  for (const file of globSync('{src,test}/**/*.test.ts', { cwd: source }).sort()) {
    let title = '';
    // Calls in a helper above the tests belong to the first test.
    let waiting: string[] = [];
    const found = /(?<![.\w])(?:it|test)(?:\.each\([^)]*\))?\(\s*(['"`])(.+?)\1|\bcall\(\s*'(\w+)'/g;
    for (const [, , sentence, operation] of readFileSync(`${source}/${file}`, 'utf8').matchAll(found)) {
      if (sentence) {
        title = sentence;
        for (const helped of waiting) if (!tests.has(helped)) tests.set(helped, { file, title });
        waiting = [];
      } else if (operation && !title) waiting.push(operation);
      else if (operation && !tests.has(operation)) tests.set(operation, { file, title });
    }
  }
  return tests;
};

/** Every operation in the order of the document, with its origin and its test. */
export const listCalls = (): Call[] => {
  const tests = testsByOperation();
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, DocumentOperation>).map(([method, operation]) => ({
      operation: operation.operationId,
      request: `${method.toUpperCase()} ${path}`,
      spec: operation['x-spec'] ?? '',
      isChosen: operation['x-origin'] === 'chosen',
      test: tests.get(operation.operationId) ?? null,
    })),
  );
};

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: string[], rows: string[][]) => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows.map((cells) => row(...cells)),
];

/** The page of calls: those of the specifications, and chosen paths. */
export const callsPage = (calls: readonly Call[]): string => {
  const specified = specifiedCalls.flatMap((spec) =>
    calls
      .filter((call) => call.spec === spec)
      .map(({ operation, request, test }) => [
        spec,
        operation,
        `\`${request}\``,
        test ? `${test.file}: ${test.title}` : 'none',
      ]),
  );
  const chosen = calls
    .filter(({ isChosen }) => isChosen)
    .map(({ operation, request, spec }) => [operation, `\`${request}\``, spec]);
  return [
    '# The calls',
    '',
    'Written by `pnpm calls` from the contract and the tests; a test says when it is old.',
    '',
    `## Each call of the specifications (${specified.length} operations)`,
    '',
    ...table(['specification', 'operation', 'request', 'test'], specified),
    '',
    `## Chosen, since the specifications show no path (${chosen.length})`,
    '',
    'Another backend maps these.',
    '',
    ...table(['operation', 'request', 'specification'], chosen),
    '',
  ].join('\n');
};
