import { join, resolve } from 'node:path';
import { formatInstant, formatTable } from '../overview/format.ts';
import { name as parseName } from '../record/parse.ts';
import { ReleaseError } from '../release-error.ts';
import { addKey, initStore, OPERATOR, retireKey } from '../trust/keys.ts';
import { mayRenew, type PolicyKey, readPolicy } from '../trust/policy.ts';
import { publishedNames } from './known-names/published-names.ts';
import type { Session } from './session.ts';

export const runInit = async (session: Session): Promise<void> => {
  const { store, keys, world } = session;
  const { root, operator } = await initStore(store, keys);
  session.answer(
    { action: 'init', changed: true, data: store.place, root: root.id, operator: operator.id },
    `Release store made in ${store.place}\n  root key      ${root.id}\n  operator key  ${operator.id}`,
  );
  world.err(
    `Keep ${join(keys, 'root.key')} elsewhere: it is needed only to change the policy.\n` +
      `Pin the root where it is read: PADDOCK_ROOT=${root.id}\nNext: ${session.command('publish')} <dist folder>\n`,
  );
};

const RIGHTS = ['PUBLISH', 'PROMOTE', 'ROLLBACK', 'PREVIEW', 'ROBOT', 'RENEW', 'SPEAKS FOR', 'BREAKS FREEZES'];

/** A right to promote includes previews. */
const mayPreview = ({ promote, preview = [] }: PolicyKey): string[] => {
  const names = [...new Set([...promote, ...preview])];
  return names.includes('*') ? ['*'] : names;
};

const rightsOf = (key: PolicyKey): string[] => [
  ...[key.publish, key.promote, key.rollback, mayPreview(key), key.robot ?? []].map((names) => names.join(',') || '-'),
  mayRenew(key) ? 'yes' : '-',
  key.people?.join(',') ?? 'anybody',
  key.breakFreeze?.join(',') ?? '-',
];

const stateOf = ({ retired, published }: PolicyKey): string => {
  if (retired === null) return '';
  return published === undefined
    ? 'retired, but its new builds are still accepted: retire it again'
    : `retired, ${published.length} builds stay valid`;
};

export const runKeysList = async (session: Session): Promise<void> => {
  const { keys, version, recovered = {} } = await readPolicy(session.store);
  session.answer(
    { action: 'keys list', version, keys, recovered },
    [
      formatTable([
        ['KEY', 'ID', ...RIGHTS, ''],
        ...keys.map((key) => [key.name, key.id, ...rightsOf(key), stateOf(key)]),
      ]),
      `policy ${version}`,
      ...Object.entries(recovered).map(
        ([channel, { sequence, at, reason }]) =>
          `${channel} was recovered to release ${sequence} at ${formatInstant(at)}: ${reason}`,
      ),
    ].join('\n'),
  );
};

const parseNames = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .filter(Boolean)
    .map((each) => (each === '*' ? each : parseName(each, 'name')));

interface KeyFlags {
  publish?: string;
  promote?: string;
  rollback?: string;
  preview?: string;
  robot?: string;
  breakFreeze?: string;
  renew?: boolean;
  people?: string;
  out?: string;
}

export const runKeysAdd = async (session: Session<KeyFlags>, name: string): Promise<void> => {
  const { store, keys, flags, world } = session;
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(name)) {
    throw new ReleaseError(
      'usage',
      `${JSON.stringify(name)} is no name of a key`,
      'Use small letters, digits and dashes: ci-catalogue.',
    );
  }
  const path = flags.out ? resolve(world.folder, flags.out) : join(keys, `${name}.key`);
  const rights = {
    publish: parseNames(flags.publish),
    promote: parseNames(flags.promote),
    rollback: parseNames(flags.rollback),
    ...(flags.preview === undefined ? {} : { preview: parseNames(flags.preview) }),
    ...(flags.robot === undefined ? {} : { robot: parseNames(flags.robot) }),
    ...(flags.breakFreeze === undefined ? {} : { breakFreeze: parseNames(flags.breakFreeze) }),
    ...(flags.renew ? { renew: true } : {}),
    ...(flags.people === undefined ? {} : { people: flags.people.split(',').map((each) => each.trim()) }),
  };
  const others = [rights.publish, rights.promote, rights.rollback, rights.preview ?? [], rights.breakFreeze ?? []];
  if (flags.robot !== undefined && others.flat().length > 0) {
    throw new ReleaseError(
      'usage',
      'The key of a robot has no other right',
      'Give it --robot alone, and people keys of their own.',
    );
  }
  const named = [...others.flat(), ...(rights.robot ?? [])];
  // A right to break freezes allows nothing by itself.
  if (!rights.renew && named.length === (rights.breakFreeze ?? []).length)
    throw new ReleaseError(
      'usage',
      `The key ${name} would have no right`,
      `Give it one: ${session.command('keys', 'add', name, '--promote', '<names>')}. See: paddock keys add --help`,
    );
  const { published, unpublished } = await publishedNames(session, [...new Set(named)]);
  const key = await addKey(store, await session.signingKey('root.key'), name, path, rights);
  session.answer(
    { action: 'keys add', changed: true, key, file: path },
    `${formatTable([
      ['KEY', 'ID', ...RIGHTS],
      [key.name, key.id, ...rightsOf(key)],
    ])}\nIts private half is in ${path}`,
  );
  if (unpublished.length > 0)
    world.err(`No build of ${unpublished.join(', ')} is published yet. The store has ${published.join(', ')}.\n`);
  const rootKey = flags.key === undefined ? [] : ['--key', flags.key];
  world.err(`Undo: ${session.command('keys', 'retire', name, ...rootKey)}\n`);
};

export const runKeysRetire = async (session: Session, name: string): Promise<void> => {
  const key = await retireKey(session.store, await session.signingKey('root.key'), name);
  session.answer(
    { action: 'keys retire', changed: true, key },
    `${key.name} ${key.id} is retired: its releases and the ${key.published?.length} builds it published stay valid, new ones are refused.`,
  );
  const others = (await readPolicy(session.store)).keys.filter((each) => each.retired === null && mayRenew(each));
  const renew = session.command('renew');
  // `renew` signs with the operator's key where no other is given.
  const next =
    others.length === 0
      ? 'Next: no key in use may renew. Add one: paddock keys add <name> --renew'
      : key.name === OPERATOR
        ? `Next, with a key in use (${others.map((each) => each.name).join(', ')}): ${renew} --key <file>`
        : `Next: ${renew}`;
  session.world.err(`${next}  (the timestamp then names this policy, so readers refuse an older one)\n`);
};
