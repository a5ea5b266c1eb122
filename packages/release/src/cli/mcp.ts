import { BUILD_ID, NAME } from '../store/store-names.ts';
import type { Session } from './session.ts';
import type { World } from './world.ts';

/** Runs one command line in a {@link World}. Returns its exit code. */
export type RunLine = (words: readonly string[], world: World) => Promise<number>;

interface Field {
  description: string;
  pattern: RegExp;
  isList?: true;
  isOptional?: true;
}

interface Tool {
  description: string;
  fields: Record<string, Field>;
  /**
   * The command line. No field contains a blank or begins with a dash, so none can be read as a
   * flag.
   */
  words: (given: Record<string, string>, list: readonly string[]) => string[];
}

/** `name@buildId` in shape: `promote` checks both by their own rules. */
const TARGET = /^[a-z][a-z0-9-]*@[0-9A-Za-z][0-9A-Za-z.-]*$/;
const WHY = ['--reason', 'a dry run', '--dry-run'];
const name: Field = { description: 'a remote, or shell', pattern: NAME };

/** The tools of an agent. They only read, or try a change without making it. */
const TOOLS: Record<string, Tool> = {
  status: {
    description:
      'Shows the release of each channel: since when, by whom, the builds that are proven good, and the possible rollbacks',
    fields: {},
    words: () => ['status'],
  },
  log: {
    description: 'Lists the changes: person, key, time and reason; of one name also its published builds',
    fields: { name: { ...name, isOptional: true } },
    words: ({ name: of }) => ['history', ...(of ? [of] : [])],
  },
  diff: {
    description: 'Shows the differences between two builds of a name',
    fields: {
      name,
      from: { description: 'a build id', pattern: BUILD_ID },
      to: { description: 'another build id', pattern: BUILD_ID },
    },
    words: ({ name: of = '', from = '', to = '' }) => ['diff', of, from, to],
  },
  verify: {
    description: "Proves the policy, the journals and every file's bytes",
    fields: {},
    words: () => ['verify'],
  },
  explain: {
    description: "Explains a customer's support code: the failure, whether it is still live, the builds of the page",
    fields: { code: { description: 'such as RAC-12-7F3A-ET3', pattern: /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/ } },
    words: ({ code = '' }) => ['explain', code],
  },
  promote_dry_run: {
    description: 'Shows the changes by a promote of these builds, and the verdict of the gate. Changes nothing',
    fields: {
      builds: { description: 'each name@buildId', pattern: TARGET, isList: true },
    },
    words: (_, builds) => ['promote', ...builds, ...WHY],
  },
  rollback_dry_run: {
    description:
      'Shows the build to which a rollback of a name would lead, and the verdict of the gate. Changes nothing',
    fields: { name, to: { description: 'a build id (default: last known good)', pattern: BUILD_ID, isOptional: true } },
    words: ({ name: of = '', to }) => ['rollback', of, ...(to ? ['--to', to] : []), ...WHY],
  },
};

const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

const listed = ([tool, { description, fields }]: [string, Tool]): object => ({
  name: tool,
  description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([field, { description: about, pattern, isList }]) => {
        const text = { type: 'string', pattern: pattern.source };
        return [
          field,
          isList ? { type: 'array', items: text, minItems: 1, description: about } : { ...text, description: about },
        ];
      }),
    ),
    required: Object.entries(fields).flatMap(([field, { isOptional }]) => (isOptional ? [] : [field])),
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
});

/** A JSON-RPC error. */
class Refused extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const wordsOf = ({ fields, words }: Tool, given: Record<string, unknown>): string[] => {
  const unknown = Object.keys(given).find((field) => !Object.hasOwn(fields, field));
  if (unknown !== undefined) throw new Refused(-32602, `There is no argument ${unknown}`);
  const texts: Record<string, string> = {};
  const list: string[] = [];
  for (const [field, { pattern, isList, isOptional, description }] of Object.entries(fields)) {
    const value = given[field];
    if (value === undefined && isOptional) continue;
    const all: unknown[] = isList && Array.isArray(value) ? value : [value];
    const right = all.filter((each) => typeof each === 'string' && pattern.test(each));
    if (all.length === 0 || right.length < all.length)
      throw new Refused(-32602, `The argument ${field} must be ${description}`);
    if (isList) list.push(...(right as string[]));
    else texts[field] = right[0] as string;
  }
  return words(texts, list);
};

/**
 * `mcp`: the command for agents (Model Context Protocol): one JSON-RPC message a line, over stdin
 * and stdout. Each tool runs a command with `--json` on a read-only store, without a private key.
 */
export const runMcp = async (
  { world, flags, store, channel }: Session<{ edge?: string[] }>,
  run: RunLine,
): Promise<void> => {
  const place = ['--data', store.place, '--json', ...(flags.root === undefined ? [] : ['--root', flags.root])];
  const where = flags.channel === undefined ? [] : ['--channel', channel];

  // An agent names no address: this process would ask it.
  const edges = (flags.edge ?? []).flatMap((edge) => ['--edge', edge]);

  const call = async (params: Record<string, unknown>): Promise<object> => {
    const tool = typeof params.name === 'string' && Object.hasOwn(TOOLS, params.name) ? TOOLS[params.name] : undefined;
    if (!tool) throw new Refused(-32602, `There is no tool ${String(params.name)}`);
    let [out, err] = ['', ''];
    const quiet: World = {
      ...world,
      isReadOnly: true,
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    };
    const words = wordsOf(tool, record(params.arguments));
    const code = await run([...words, ...(tool === TOOLS.status ? edges : []), ...place, ...where], quiet);
    return { content: [{ type: 'text', text: `${out}${err}`.trim() }], isError: code !== 0 };
  };

  const answer = async ({ method, params }: Record<string, unknown>): Promise<object> => {
    switch (method) {
      case 'initialize': {
        const wanted = record(params).protocolVersion;
        return {
          protocolVersion: VERSIONS.find((version) => version === wanted) ?? VERSIONS[0],
          capabilities: { tools: {} },
          serverInfo: { name: 'paddock', version: '1' },
          instructions: 'Reads what channels serve. No tool changes anything: a person does, with the paddock command.',
        };
      }
      case 'ping':
        return {};
      case 'tools/list':
        return { tools: Object.entries(TOOLS).map(listed) };
      case 'tools/call':
        return call(record(params));
      default:
        throw new Refused(-32601, `There is no method ${String(method)}`);
    }
  };

  const reply = async (line: string): Promise<object | null> => {
    let message: Record<string, unknown>;
    try {
      message = record(JSON.parse(line));
    } catch {
      return { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'This line is no JSON' } };
    }
    const { id, method } = message;
    // A notification, or a response, although this server sends no requests.
    if (id === undefined || typeof method !== 'string') return null;
    try {
      return { jsonrpc: '2.0', id, result: await answer(message) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message } };
    }
  };

  for await (const line of world.lines()) {
    const said = line.trim() === '' ? null : await reply(line);
    if (said) world.out(`${JSON.stringify(said)}\n`);
  }
};
