import { type Command, CommanderError } from 'commander';
import { runCanaryFinish, runCanaryHold, runCanaryStart, runCanaryStop, runCanaryWiden } from './canary.ts';
import { runPromote, runRollback } from './change.ts';
import { runConform } from './conform.ts';
import { runCopy } from './copy.ts';
import { runDoctor } from './doctor.ts';
import { collectEdge } from './edges.ts';
import { runAuditCheck, runAuditExport } from './evidence/audit.ts';
import { runDiff } from './evidence/diff.ts';
import { runHistory } from './evidence/history.ts';
import { runVerify } from './evidence/verify.ts';
import { runExplain } from './explain/explain.ts';
import { runSymbolise } from './explain/symbolise.ts';
import { runFindLibrary } from './find-library.ts';
import { runWindowAdd, runWindowRemove } from './freeze-window.ts';
import { runCollect } from './gc.ts';
import { runGuard } from './guard.ts';
import { runInit, runKeysAdd, runKeysList, runKeysRetire } from './keys.ts';
import { type RunLine, runMcp } from './mcp.ts';
import { runFreeze, runRepair, runUnfreeze, runVouch, runWithdraw } from './notes.ts';
import { runOperate } from './operate.ts';
import { runPreview, runPreviewEnd, runPreviews, settingPreviews } from './preview.ts';
import { runPublish } from './publish.ts';
import { runRecover, runRenew } from './renew.ts';
import type { Session } from './session.ts';
import { runStatus } from './status.ts';
import { runApprove, runPolicyShow, runProposals, runTwoPersons } from './two-persons.ts';

/** Makes a command's action: `work` gets the session first, then the words of the command line. */
export type Run = <Flags extends object>(
  work: (session: Session<Flags>, ...words: never[]) => Promise<void>,
) => (...given: unknown[]) => Promise<void>;

type Add = (program: Command, run: Run, runLine: RunLine) => void;

/** An option that can be repeated. */
const collect = (value: string, before: string[] = []): string[] => [...before, value];

/** A whole number of at least 1. */
const count = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CommanderError(2, 'paddock.count', `${text} is no number from 1 on`);
  return Number(text);
};

/** Options of a command that waits for edges. */
const awaited = (command: Command): Command =>
  command.option(
    '--edge <origin>',
    "the operators' address of an edge: wait until it serves this; repeat it",
    collectEdge,
  );

/** Options of a command that the gate and the freeze windows check. */
const gated = (command: Command): Command =>
  awaited(command)
    .option('--accept-break <why>', 'accept refusals of the gate; journaled (never for broken files)')
    .option('--break-freeze <why>', 'change during a freeze window, if the key may; journaled')
    .option('--dry-run', 'check everything, change nothing');

/** Options of a command that sets builds live. */
const changing = (command: Command): Command =>
  gated(command).option('--if-live <buildId>', 'only if this build is live now');

/** The option of a command that needs a reason. */
const reasoned = (command: Command): Command =>
  command.option('--reason <why>', 'required; for those who read the journal');

/** Options of a command that needs a reason and can be tried. */
const noting = (command: Command): Command => reasoned(command).option('--dry-run', 'check everything, change nothing');

/** Options of a command that also takes a build of stock Module Federation 2. */
const ofBuild = (command: Command): Command =>
  command
    .option('--from <dist>', 'in place of <dist>: the output of a stock Module Federation 2 build')
    .option('--as <name>', 'with --from: the name of the remote here, such as tips')
    .option('--claim <path=expose>', "with --from: a URL and what it shows, '/tips/:id=./Tips'; repeat it", collect)
    .option('--link <name=path>', "with --from: a page that others may link to, 'tip=/tips/:id'; repeat it", collect)
    .option(
      '--menu <path=words>',
      "with --from: a menu entry, '/tips=de:Tipps,en:Tips,position:35'; repeat it",
      collect,
    );

const addBuildCommands: Add = (program, run) => {
  program
    .command('init')
    .description('make a release store with a root key, an operator key and a policy')
    .action(run(runInit));
  ofBuild(program.command('publish [dist]'))
    .description('put a build into the store; it is not served until it is promoted')
    .option('--maps <folder>', 'source maps, kept apart from what is served (default: the folder maps beside <dist>)')
    .option('--dry-run', 'check everything, change nothing')
    .action(run(runPublish));
  ofBuild(program.command('conform [remote]'))
    .description('try what can go wrong with a remote in the live shell: <dist>, or a published build <name>@<buildId>')
    .option('--shell <dist>', 'a build of the shell (default: the live one of the channel)')
    .option('--open <path>', 'the page that shows it (default: its first page)')
    .option('--api <origin>', 'where the API answers (default: nowhere)')
    .option('--no-browser', 'also where there is a Chromium: what can be tried without')
    .action(run(runConform));
};

const addChangeCommands: Add = (program, run) => {
  changing(program.command('promote [build...]'))
    .description('serve builds: <name> <buildId>, or any number of <name>@<buildId> in one release')
    .option('--from <channel>', 'also all that this channel serves: for a new channel, or one that follows')
    .option('--reason <why>', 'for those who read the journal')
    .action(run(runPromote));
  changing(reasoned(program.command('rollback [name]')))
    .description('serve an earlier build of one name, or all builds of an earlier release, again, at once')
    .option('--to <buildId>', 'which build (default: the newest vouched one before the live one, else the one before)')
    .option('--release <n>', 'all builds of this release: a shell goes back with the remotes that need it', count)
    .action(run(runRollback));
  awaited(noting(program.command('withdraw <name>')))
    .description('take a remote out of the channel: its URLs are answered with 404; refused while others use it')
    .option('--accept-break <why>', 'withdraw although others use it; journaled')
    .option('--break-freeze <why>', 'change during a freeze window, if the key may; journaled')
    .action(run(runWithdraw));
  awaited(noting(program.command('vouch <name> [buildId]')))
    .description('say that a build (default: the live one) is good: rollbacks lead to the newest such build')
    .action(run(runVouch));
  awaited(noting(program.command('freeze [name]')))
    .description('hold promotes and canaries of a name, or of the whole channel, and keep robots from it')
    .option('--render', 'instead: edges render no page; browsers render all')
    .action(run(runFreeze));
  awaited(noting(program.command('unfreeze [name]')))
    .description('end a freeze, also that of a rollback by a robot')
    .option('--render', 'edges render pages again')
    .action(run(runUnfreeze));
  noting(program.command('repair'))
    .description('put lost or broken records at the end of the journal aside, and say so in their place')
    .action(run(runRepair));
};

const addCanaryCommands: Add = (program, run) => {
  const canary = program
    .command('canary')
    .description('serve a build of a remote to a share of the visitors, who keep it; then to all');
  reasoned(gated(canary.command('start <name> <build>')))
    .description('serve a build to a share of the visitors beside the live one')
    .requiredOption('--share <share>', 'of the visitors: 5%, 2.5%')
    .action(run(runCanaryStart));
  noting(canary.command('widen <name>'))
    .description('give the canary another share; its visitors keep it if that is wider')
    .requiredOption('--share <share>', 'of the visitors: 25%')
    .option('--if-canary <buildId>', 'only if this build is the canary now')
    .option('--break-freeze <why>', 'change during a freeze window, if the key may; journaled')
    .action(run(runCanaryWiden));
  noting(canary.command('hold <name>'))
    .description('forbid to widen or finish it until the hold ends')
    .option('--end', 'end the hold')
    .action(run(runCanaryHold));
  reasoned(gated(canary.command('finish <name>')))
    .description('make it live; 3 % of the visitors keep the build before for an hour, to compare with')
    .option('--if-canary <buildId>', 'only if this build is the canary now')
    .action(run(runCanaryFinish));
  noting(canary.command('stop <name>'))
    .description('end it, or the holdback of a finished one: all visitors get the live build')
    .action(run(runCanaryStop));
};

const addRuleCommands: Add = (program, run) => {
  awaited(program.command('approve <id>'))
    .description('make the release that another person proposed, where the policy wants two persons')
    .option('--break-freeze <why>', 'change during a freeze window, if the key may; journaled')
    .option('--dry-run', 'check everything, change nothing')
    .action(run(runApprove));
  program
    .command('proposals')
    .description('list the changes that wait for a second person: by whom, until when, why')
    .action(run(runProposals));
  const policy = program.command('policy').description('rules of a channel (needs the root key to change)');
  policy.command('show').description('the rules of the channel').action(run(runPolicyShow));
  policy
    .command('two-persons [names...]')
    .description('releases of these names (* for all) need two persons from now on, and no other; none: nothing does')
    .action(run(runTwoPersons));
  const windows = policy
    .command('freeze-window')
    .description('periods without promotes on the channel; rollbacks stay possible');
  windows
    .command('add <name>')
    .description('add a window, or replace the one of this name')
    .requiredOption('--from <time>', "each week, 'sat 13:00', or once, '2026-12-24 00:00'")
    .requiredOption('--to <time>', "'sat 18:00', '2026-12-27 00:00'")
    .requiredOption('--zone <zone>', 'whose clocks: Europe/Berlin')
    .action(run(runWindowAdd));
  windows.command('remove <name>').description('take a window out').action(run(runWindowRemove));
};

const addPreviewCommands: Add = (program, run) => {
  const preview = program
    .command('preview [build...]')
    .description('print a link that shows published builds to its visitor alone: any number of <name>@<buildId>')
    .option('--local <name=address>', 'a remote as a server of your own machine has it; repeat it', collect)
    .option('--for <time>', 'how long: 30m, 2h, 7d at most')
    .option('--reason <why>', 'required; for those who read the list of previews')
    .option('--origin <origin>', "the public origin of the product's edges, to print a whole address")
    .option('--dry-run', 'check everything, make nothing')
    .action(run(runPreview));
  preview.command('end <id>').description('end a preview at once').action(run(runPreviewEnd));
  preview
    .command('forbid')
    .description('let the policy forbid previews of the channel (needs the root key)')
    .action(run(settingPreviews('previews', false)));
  preview
    .command('allow')
    .description('allow them again (needs the root key)')
    .action(run(settingPreviews('previews', true)));
  preview
    .command('forbid-local')
    .description('forbid those with --local again (needs the root key)')
    .action(run(settingPreviews('localPreviews', false)));
  preview
    .command('allow-local')
    .description('let the policy allow --local, which no channel does at first (needs the root key)')
    .action(run(settingPreviews('localPreviews', true)));
  program
    .command('previews')
    .description('the previews of the channel: what they show, by whom, until when, why, and who ended them')
    .action(run(runPreviews));
};

const addOperatorCommands: Add = (program, run, runLine) => {
  program
    .command('explain <code>')
    .description(
      'explain a support code of a customer: the failure, whether it is still live, and the builds of the page',
    )
    .option('--preview', 'print a link to that page as it was, for --for and with --reason')
    .option('--for <time>', 'with --preview: how long')
    .option('--reason <why>', 'with --preview')
    .option('--origin <origin>', "with --preview: the public origin of the product's edges")
    .option('--dry-run', 'with --preview: check everything, make nothing')
    .action(run(runExplain));
  program
    .command('status')
    .description(
      'what is live, since when, by whom and with which key, what is proven good, and where a rollback leads',
    )
    .option(
      '--edge <origin>',
      "the operators' address of an edge, for what pages vote; repeat it for each",
      collectEdge,
    )
    .action(run(runStatus));
  program
    .command('doctor')
    .description('look at all that a change or an edge rests on: one line each, ok or the line to type')
    .option('--edge <origin>', "the operators' address of an edge; repeat it for each", collectEdge)
    .option('--read-only', 'try no write, and need no key: on the machine of an edge')
    .action(run(runDoctor));
  program
    .command('operate')
    .description("print a link that opens the operators' page of an edge, once, within five minutes")
    .option('--origin <origin>', 'the origin of that page (edge --operate), to print a whole address')
    .action(run(runOperate));
  program
    .command('mcp')
    .description(
      'the command for agents, over stdin and stdout (Model Context Protocol): they look, and change nothing',
    )
    .option('--edge <origin>', "the operators' address of an edge, for what status says of it; repeat it", collectEdge)
    .action(run<{ edge?: string[] }>((session) => runMcp(session, runLine)));
  program
    .command('guard')
    .description(
      "roll back what pages' votes show to be broken, and vouch for what they show to be good, until it is ended",
    )
    .option('--edge <origin>', "the operators' address of an edge; repeat it for each", collectEdge)
    .option('--once', 'say what the votes show now, and change nothing')
    .action(run(runGuard));
};

const addEvidenceCommands: Add = (program, run) => {
  program
    .command('history [name]')
    .description('list the changes: person, key, time and reason; with a name also its published builds')
    .option('--limit <n>', 'how many releases (default 20)', count)
    .action(run(runHistory));
  program
    .command('symbolise [stack]')
    .description('write the places in sources into the stack of an error: a file, or stdin')
    .action(run(runSymbolise));
  program
    .command('find-library <name>')
    .description(
      'which builds have a library in their files, and who serves them: valibot, valibot@1.5.0, valibot@^1.0.0',
    )
    .action(run(runFindLibrary));
  program.command('diff <name> <a> <b>').description('show the differences between two builds').action(run(runDiff));
  program
    .command('verify [name] [buildId]')
    .description("prove the policy, the journals and every file's bytes; or one name's builds")
    .action(run(runVerify));
};

const addAuditCommands: Add = (program, run) => {
  const audit = program
    .command('audit')
    .description('write the evidence about a channel for auditors, in one file that can be checked without its store');
  audit
    .command('export <file>')
    .description('write a new file: JSON Lines with every signed record, or a table for people if it ends in .csv')
    .option('--from <release>', 'the first release, or an instant: 12, 2026-06-01, 2026-06-01T12:00:00Z')
    .option('--to <release>', 'the last release, or the instant before which it was')
    .action(run(runAuditExport));
  audit
    .command('check <file>')
    .description('prove every line of such a file by the root key alone (--root); needs no store')
    .action(run(runAuditCheck));
};

const addStoreCommands: Add = (program, run) => {
  program
    .command('renew')
    .description('prove a channel and sign that its newest release is the newest now: edges alarm after 24 h without')
    .option('--every <time>', 'again and again until it is interrupted, at most 12h apart')
    .action(run(runRenew));
  program
    .command('recover <channel>')
    .description('go back to a release with the root key: what came after it is void for every reader')
    .requiredOption('--to <release>', 'the last release that is right')
    .requiredOption('--reason <why>', 'for those who read the policy')
    .option('--dry-run', 'change nothing')
    .action(run(runRecover));
  program
    .command('gc')
    .description('remove builds that can no longer be needed')
    .option('--keep <n>', 'how many of the newest builds of each name stay', '20')
    .option('--older-than <age>', 'only what was published, and last served, longer ago', '30d')
    .option('--dry-run', 'change nothing')
    .action(run(runCollect));
  program
    .command('copy <to>')
    .description('copy the store to another place, a folder or s3://bucket/prefix, and prove the copy')
    .action(run(runCopy));
};

const addKeyCommands: Add = (program, run) => {
  const keys = program
    .command('keys')
    .description('list the keys that may publish, promote and roll back (needs the root key to change)');
  keys.command('list').description('the keys of the policy').action(run(runKeysList));
  keys
    .command('add <name>')
    .description('make a key and let the policy know it')
    .option('--publish <names>', 'which it may publish: catalogue,cart or *')
    .option('--promote <names>', 'which it may promote')
    .option('--rollback <names>', 'which it may roll back to what was live')
    .option('--preview <names>', 'which it may make previews of; every key that may promote a name may')
    .option(
      '--robot <names>',
      'for the health check: it vouches by votes, ends canaries and rolls back to what is vouched',
    )
    .option('--break-freeze <names>', 'which it may promote in a freeze window, with a reason')
    .option('--people <names>', 'the people it speaks for, olga,tom: it signs under no other --who')
    .option('--renew', 'it may renew timestamps; every key that may promote or roll back may')
    .option('--out <file>', 'where its private half goes (default <data>/keys/<name>.key)')
    .action(run(runKeysAdd));
  keys.command('retire <name>').description('take a key out of use').action(run(runKeysRetire));
};

/** Adds all commands, in the order of the help. */
export const addCommands: Add = (program, run, runLine) => {
  for (const add of [
    addBuildCommands,
    addChangeCommands,
    addCanaryCommands,
    addRuleCommands,
    addPreviewCommands,
    addOperatorCommands,
    addEvidenceCommands,
    addAuditCommands,
    addStoreCommands,
    addKeyCommands,
  ])
    add(program, run, runLine);
};
