import { Command, CommanderError } from 'commander';
import { RecordError } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import { addCommands, type Run } from './commands.ts';
import { createSession } from './session.ts';
import type { World } from './world.ts';

const EXIT_CODES = `
Exit codes: 0 done, or nothing to do; 1 unexpected; 2 usage; 3 not found; 4 precondition (gate, --if-live, lost race);
5 verification failed; 7 not authorised; 130 interrupted.`;

const createProgram = (world: World): Command => {
  const run: Run =
    (work) =>
    (...given) => {
      const command = given.at(-1) as Command;
      return work(createSession(world, command), ...(given.slice(0, -2) as never[]));
    };
  const program = new Command('paddock')
    .description('Publishes builds of the shell and the remotes, and decides which of them a channel serves.')
    .option('--data <store>', 'the release store: a folder, or s3://bucket/prefix (PADDOCK_DATA; default .paddock)')
    .option('--channel <name>', 'the channel (default production; status shows all)')
    .option('--key <file>', 'the private key that signs (PADDOCK_KEY; default <data>/keys/operator.key)')
    .option('--root <id>', 'the root key that must have signed the policy (PADDOCK_ROOT)')
    .option('--who <name>', 'your name, for the journal (default: the user of this machine)')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('after', EXIT_CODES)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: world.out, writeErr: world.err, outputError: () => {} })
    .exitOverride();

  addCommands(program, run, runLine);
  return program;
};

/** The command that a line names, as far as it names one: `paddock canary start`. */
const commandOf = (program: Command, words: readonly string[]): string => {
  const names = [program.name()];
  let command: Command | undefined = program;
  for (const word of words) {
    command = command.commands.find((each) => each.name() === word);
    if (!command) break;
    names.push(word);
  }
  return names.join(' ');
};

/** The kind, message, way out and exit code of any error. @param command whose help is named */
const judge = (error: unknown, command: string): { kind: string; message: string; mend: string; exitCode: number } => {
  if (isReleaseError(error))
    return { kind: error.kind, message: error.message, mend: error.mend, exitCode: error.exitCode };
  if (error instanceof CommanderError || error instanceof RecordError) {
    // Commander has already printed the help of the command whose subcommand is missing.
    const isBare = error instanceof CommanderError && error.code === 'commander.help';
    const message = isBare ? 'A command is missing' : error.message.replace(/^error: /, '');
    return { kind: 'usage', message, mend: `See: ${command} --help`, exitCode: 2 };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'unexpected', message, mend: 'Look at `paddock status` to see what is live.', exitCode: 1 };
};

/**
 * Runs one `paddock` command line (without node and script) and returns its exit code. Never
 * throws.
 */
const runLine = async (words: readonly string[], world: World): Promise<number> => {
  let isAnswered = false;
  const out = (text: string): void => {
    isAnswered = true;
    world.out(text);
  };
  const program = createProgram({ ...world, out });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return 0;
  } catch (error) {
    // Help and version are no errors.
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const { exitCode, ...problem } = judge(error, commandOf(program, words));
    const changed = isReleaseError(error) && error.isInDoubt ? null : false;
    // `verify` and `gc` print their answer before they fail.
    if (words.includes('--json') && !isAnswered)
      out(`${JSON.stringify({ schema: 1, changed, error: { ...problem, exitCode } })}\n`);
    world.err(`${problem.message}\n${problem.mend}\n`);
    return exitCode;
  }
};

export { runLine as run };
