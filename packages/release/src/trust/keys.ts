import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson } from '../record.ts';
import { isReleaseError, ReleaseError, systemCode } from '../release-error.ts';
import { listIfThere, makeFolder, nodeFileSystem, notWritten, writeNewFile } from '../store/file-system.ts';
import type { ReleaseStore } from '../store/store.ts';
import { changePolicy, writeFirstPolicy } from './change-policy.ts';
import { type Policy, type PolicyKey, readPolicy } from './policy.ts';
import { readBuild } from './published-build.ts';
import { createSigningKey, type SigningKey } from './signing.ts';

/** The rights of a new key. */
export type Rights = Pick<
  PolicyKey,
  'publish' | 'promote' | 'rollback' | 'preview' | 'robot' | 'breakFreeze' | 'renew' | 'people'
>;

/** The first key of a person, which signs where no other is given. */
export const OPERATOR = 'operator';

/** The file mode of private keys: only the owner can read them. */
const PRIVATE = 0o600;

const writeKeyFile = async (path: string, content: string, mode?: number): Promise<void> => {
  try {
    await writeNewFile(nodeFileSystem, path, Buffer.from(content), mode);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw notWritten(path, error);
    throw new ReleaseError(
      'precondition',
      `${path} exists already`,
      'A key is never overwritten. Choose another name, or move the file away.',
      { cause: error },
    );
  }
};

const isStoreAlready = (place: string): ReleaseError =>
  new ReleaseError(
    'precondition',
    `${place} is a release store already`,
    'Use it as it is, or give another place with --data.',
  );

/**
 * Makes the store: a root key, an operator key with all rights, and the first policy. Writes the
 * private keys into the folder `keys`. Keep `root.key` elsewhere, since only changes of the policy
 * need it. Throws `precondition` if the place is a store already, or the folder has keys, `storage`
 * if they cannot be written.
 */
export const initStore = async (
  store: ReleaseStore,
  keys: string,
): Promise<{ root: SigningKey; operator: SigningKey }> => {
  if ((await store.readRoot()) !== null) throw isStoreAlready(store.place);
  if ((await listIfThere(nodeFileSystem, keys)).length > 0) {
    throw new ReleaseError(
      'precondition',
      `There are keys in ${keys} already`,
      'A key is never overwritten. Work in another folder, or move them away.',
    );
  }
  await makeFolder(nodeFileSystem, keys).catch((cause) => {
    throw notWritten(keys, cause);
  });
  const root = createSigningKey();
  const operator = createSigningKey();
  await writeKeyFile(join(keys, 'root.key'), root.pem, PRIVATE);
  await writeKeyFile(join(keys, `${OPERATOR}.key`), operator.pem, PRIVATE);
  if ((await store.createRoot(root.key.publicKey)) === 'taken') throw isStoreAlready(store.place);
  const { id, publicKey } = operator.key;
  const key: PolicyKey = {
    id,
    name: OPERATOR,
    publicKey,
    publish: ['*'],
    promote: ['*'],
    rollback: ['*'],
    retired: null,
  };
  await writeFirstPolicy(store, [key], root.key);
  return { root: root.key, operator: operator.key };
};

/**
 * Makes a key pair, writes its private half to `path` and adds its public half to the policy.
 * Throws `precondition` if the name or the file is taken, `storage` if the file cannot be written,
 * `unauthorised` if `root` is not the root key.
 */
export const addKey = async (
  store: ReleaseStore,
  root: SigningKey,
  name: string,
  path: string,
  rights: Rights,
): Promise<PolicyKey> => {
  const { keys } = await readPolicy(store);
  if (keys.some((key) => key.name === name)) {
    throw new ReleaseError(
      'precondition',
      `There is a key ${name} already`,
      'Choose another name. No name is used twice, not even that of a retired key.',
    );
  }
  const { key, pem } = createSigningKey();
  const added: PolicyKey = { id: key.id, name, publicKey: key.publicKey, ...rights, retired: null };
  const edit = (policy: Policy) => ({ keys: [...policy.keys, added] });
  // Before the file: a file of a refused key would be in the way of the corrected command.
  await changePolicy(store, root, edit, { dryRun: true });
  await writeKeyFile(path, pem, PRIVATE);
  try {
    await changePolicy(store, root, edit);
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    if (error.kind === 'storage') {
      throw new ReleaseError(
        'storage',
        error.message,
        `The key ${name} may be in the policy: see \`paddock keys list\`. If it is, keep ${path}. Else remove that file, and try again.`,
        { cause: error, isInDoubt: true },
      );
    }
    await rm(path, { force: true });
    throw error;
  }
  return added;
};

const newestSequences = async (store: ReleaseStore): Promise<Record<string, number>> => {
  const sequences: Record<string, number> = {};
  for (const channel of await store.listChannels()) sequences[channel] = await store.newestSequence(channel);
  return sequences;
};

/** The digests of all provable builds in the store that this key published. */
const publishedBy = async (store: ReleaseStore, key: PolicyKey): Promise<string[]> => {
  const policy = await readPolicy(store);
  const digests: string[] = [];
  for (const build of await store.listBuilds()) {
    const found = await readBuild(store, policy, build).catch((error) => {
      if (isReleaseError(error) && ['verification', 'not-found'].includes(error.kind)) return null;
      throw error;
    });
    if (found?.statement.signature.key === key.id) digests.push(found.statement.digest);
  }
  return digests.sort();
};

/**
 * Retires a key. The releases that it signed and the builds that it published so far stay valid,
 * and the policy lists those builds; later ones are refused. A key that an older version retired
 * without such a list can be retired again. Throws `not-found`, `unauthorised`.
 */
export const retireKey = async (store: ReleaseStore, root: SigningKey, name: string): Promise<PolicyKey> => {
  const { keys } = await readPolicy(store);
  const named = keys.filter((each) => each.name === name);
  const key = named.find((each) => each.retired === null) ?? named.find((each) => each.published === undefined);
  if (!key) throw new ReleaseError('not-found', `There is no key ${name} in use`, 'See the keys: paddock keys list.');
  for (;;) {
    const sequences = await newestSequences(store);
    const after: PolicyKey = { ...key, retired: key.retired ?? sequences, published: await publishedBy(store, key) };
    await changePolicy(store, root, (policy) => ({
      keys: policy.keys.map((each) => (each.id === key.id ? after : each)),
    }));
    // A release that this key signed meanwhile must stay valid, so read the sequences again.
    if (canonicalJson(await newestSequences(store)) === canonicalJson(sequences)) return after;
  }
};
