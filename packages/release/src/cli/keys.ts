import { join, resolve } from 'node:path';
import { addKey, initStore, retireKey } from '../init-store.ts';
import { type PolicyKey, readPolicy } from '../policy.ts';
import { name as parseName } from '../record/parse.ts';
import { ReleaseError } from '../release-error.ts';
import { formatTable } from './format.ts';
import type { Session } from './session.ts';

export const runInit = async (session: Session): Promise<void> => {
  const { store, world } = session;
  const { root, operator } = await initStore(store);
  session.answer(
    { action: 'init', changed: true, data: store.folder, root: root.id, operator: operator.id },
    `Release store made in ${store.folder}\n  root key      ${root.id}\n  operator key  ${operator.id}`,
  );
  world.err(
    `Keep ${join(store.folder, 'keys', 'root.key')} elsewhere: it is needed only to change the policy.\n` +
      `Pin the root where it is read: PADDOCK_ROOT=${root.id}\nNext: ${session.command('publish')} <dist folder>\n`,
  );
};

const rightsOf = ({ publish, promote, rollback }: Pick<PolicyKey, 'publish' | 'promote' | 'rollback'>): string[] =>
  [publish, promote, rollback].map((names) => names.join(',') || '-');

export const runKeysList = async (session: Session): Promise<void> => {
  const { keys, version } = await readPolicy(session.store);
  session.answer(
    { action: 'keys list', version, keys },
    formatTable([
      ['KEY', 'ID', 'PUBLISH', 'PROMOTE', 'ROLLBACK', ''],
      ...keys.map((key) => [key.name, key.id, ...rightsOf(key), key.retired ? 'retired' : '']),
    ]),
  );
};

const parseNames = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .filter(Boolean)
    .map((each) => (each === '*' ? each : parseName(each, 'name')));

export const runKeysAdd = async (
  session: Session<{ publish?: string; promote?: string; rollback?: string; out?: string }>,
  name: string,
): Promise<void> => {
  const { store, flags, world } = session;
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(name)) {
    throw new ReleaseError(
      'usage',
      `${JSON.stringify(name)} is no name of a key`,
      'Use small letters, digits and dashes: ci-racing.',
    );
  }
  const path = flags.out ? resolve(world.folder, flags.out) : join(store.folder, 'keys', `${name}.key`);
  const rights = {
    publish: parseNames(flags.publish),
    promote: parseNames(flags.promote),
    rollback: parseNames(flags.rollback),
  };
  const key = await addKey(store, await session.signingKey('root.key'), name, path, rights);
  session.answer(
    { action: 'keys add', changed: true, key, file: path },
    `${formatTable([
      ['KEY', 'ID', 'PUBLISH', 'PROMOTE', 'ROLLBACK'],
      [key.name, key.id, ...rightsOf(key)],
    ])}\nIts private half is in ${path}`,
  );
  world.err(`Undo: ${session.command('keys', 'retire', name)}\n`);
};

export const runKeysRetire = async (session: Session, name: string): Promise<void> => {
  const key = await retireKey(session.store, await session.signingKey('root.key'), name);
  session.answer(
    { action: 'keys retire', changed: true, key },
    `${key.name} ${key.id} is retired: what it signed stays valid, no more comes.`,
  );
};
