import { run } from '../cli/run.ts';
import type { Trial } from '../conformance.ts';
import { writeBuild } from './make-build.ts';
import { makeFolder } from './make-folder.ts';
import { NOW } from './make-store.ts';
import { createTemplate } from './template.ts';

const openIn = (folder: string, env: Record<string, string> = {}) => {
  let now = NOW.getTime();
  /** The answers by address. Other addresses refuse the connection. */
  const answers = new Map<string, string>();
  /** The results of a fake `conform`, and the options that it got. */
  const conformance = {
    trials: [] as Trial[],
    untried: null as string | null,
    given: [] as { folder: string; shell: string }[],
    look: async (_given: { shell: string }): Promise<void> => {},
  };
  /** The lines on stdin of the next command. */
  const stdin: string[] = [];
  /** The machine on which the command runs. */
  const machine = { node: '24.21.0', freeBytes: 5e10, input: '' };
  const terminal = async (...words: string[]) => {
    let [out, err] = ['', ''];
    let naps = 0;
    const code = await run(words, {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      env,
      folder,
      user: 'olga',
      now: () => new Date(now),
      sleep: async (milliseconds) => {
        now += milliseconds;
        // Endless loops sleep for a second or more, so this ends them.
        if (milliseconds >= 1_000) naps += 1;
        if (naps > 3) throw new Error('the test has slept enough');
      },
      async *lines() {
        yield* stdin;
      },
      input: async () => machine.input,
      node: machine.node,
      freeBytes: async () => machine.freeBytes,
      ask: async (url) => {
        const answer = answers.get(url);
        if (answer === undefined) throw new Error('connection refused');
        return answer;
      },
      conformance: async () => ({
        conform: async (given) => {
          conformance.given.push(given);
          await conformance.look(given);
          conformance.trials.forEach(given.tell);
          return { browser: conformance.untried ? null : '/usr/bin/chromium', untried: conformance.untried };
        },
      }),
    });
    return { code, out, err };
  };
  const wait = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { $: terminal, stdin, wait, answers, conformance, machine, folder };
};

/** A terminal in its own folder: `$('status')` runs `paddock status` and returns its output. */
export const openTerminal = async (env?: Record<string, string>) => openIn(await makeFolder(), env);

const copyServing = createTemplate(async (folder) => {
  const { $ } = openIn(folder);
  await $('init');
  const shell = await writeBuild(folder, 'shell', 'a');
  const a = await writeBuild(folder, 'mf-racing', 'a');
  const b = await writeBuild(folder, 'mf-racing', 'b', { version: '1.1.0' });
  for (const each of [shell, a, b]) await $('publish', each.folder);
  await $('promote', `shell@${shell.build.buildId}`, `mf-racing@${a.build.buildId}`, '--reason', 'first release');
  return { shell: shell.build.buildId, a: a.build.buildId, b: b.build.buildId };
});

/** A shell and two builds of `mf-racing` are published; the first has been live for an hour. */
export const openServing = async (env?: Record<string, string>) => {
  const { folder, value } = await copyServing();
  const opened = openIn(folder, env);
  opened.wait(60);
  return { ...opened, ...value };
};
