import { isFrozen } from '../record/frozen.ts';
import { parsePreview, parsePreviewEnd } from '../record/parse-preview.ts';
import { canonicalJson, type Preview, type PreviewEnd, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { MAX_BYTES, type ProofReader, type ReleaseStore } from '../store/store.ts';
import { changePolicy } from './change-policy.ts';
import { type ChannelPolicy, findKey, missingFor, type Policy, type PolicyKey, speaksFor } from './policy.ts';
import { hashOf, isSignedBy, readSigned, type SigningKey } from './signing.ts';

/** The longest life of a preview, in milliseconds. */
export const MAX_PREVIEW_MS = 7 * 86_400_000;
/** How far the clocks of maker and edge may differ, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** A preview that a key with the right signed. */
export interface ProvenPreview {
  /** The first 64 bits of the hash of the signed content. */
  id: string;
  preview: Preview;
}

/** A preview with its record in the store. */
export interface FoundPreview extends ProvenPreview {
  /**
   * Whether an end record exists, valid or not. So anyone who can write into the store can end a
   * preview, but cannot start one.
   */
  isEnded: boolean;
  /** The end record; `null` if there is none that can be proven. */
  end: PreviewEnd | null;
  /** Whether the key that signed it is retired. */
  isRetired: boolean;
  /** Whether the policy forbids such previews on its channel. */
  isForbidden: boolean;
}

/** The names whose builds a preview replaces. */
export const previewedNames = ({ builds, local = {} }: Pick<Preview, 'builds' | 'local'>): string[] => [
  ...new Set([...Object.keys(builds), ...Object.keys(local)]),
];

/**
 * Whether the policy allows this preview. Code from a visitor's own machine is not proven, so a
 * channel must allow it explicitly.
 */
const isAllowed = ({ channels }: Policy, { channel, local }: Preview): boolean =>
  channels?.[channel]?.previews !== false && (local === undefined || channels?.[channel]?.localPreviews === true);

/** The token of a link, which contains the whole record. */
export const previewToken = (preview: Preview): string => Buffer.from(canonicalJson(preview)).toString('base64url');

const distrusted = (what: string, cause: unknown): ReleaseError =>
  new ReleaseError(
    'verification',
    `${what} cannot be trusted: ${cause instanceof Error ? cause.message : cause}`,
    'Nobody is shown anything by it. Find out who wrote it, and make another one: paddock preview.',
    { cause },
  );

const requireKey = (policy: Policy, id: string): PolicyKey => {
  const key = findKey(policy, id);
  if (!key) throw new Error(`the policy does not know the key ${id} that signed it`);
  return key;
};

/**
 * Proves that a preview is signed by a key that may preview each of its names, and lives at most a
 * week. Its builds are not proven. Throws `verification`.
 */
export const provePreview = (policy: Policy, bytes: Uint8Array): ProvenPreview => {
  try {
    const signed = readSigned(bytes, MAX_BYTES.preview, parsePreview);
    const { record: preview, content } = signed;
    const key = requireKey(policy, preview.signature.key);
    if (!isSignedBy('preview', signed, key.publicKey)) throw new Error('its signature is wrong');
    const [missing] = missingFor(key, 'preview', previewedNames(preview));
    if (missing !== undefined) throw new Error(`the key ${key.name} may not preview ${missing}`);
    if (!speaksFor(key, preview.who)) throw new Error(`the key ${key.name} does not speak for ${preview.who}`);
    if (Date.parse(preview.expires) - Date.parse(preview.at) > MAX_PREVIEW_MS)
      throw new Error('it is for longer than a week');
    return { id: hashOf(content).slice(0, 16), preview };
  } catch (cause) {
    throw distrusted('This preview', cause);
  }
};

const isRetired = (policy: Policy, { signature }: Preview): boolean => !!findKey(policy, signature.key)?.retired;

/**
 * Proves the token of a link. Its key must not be retired. Its record in the store may be missing.
 * Throws `verification`.
 */
export const proveToken = (policy: Policy, token: string): ProvenPreview => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) throw distrusted('This preview', 'it is no text of a link');
  const proven = provePreview(policy, bytes);
  if (isRetired(policy, proven.preview)) throw distrusted('This preview', 'its key is retired');
  return proven;
};

const proveEnd = (policy: Policy, bytes: Uint8Array, { id, preview }: ProvenPreview): PreviewEnd | null => {
  try {
    const signed = readSigned(bytes, MAX_BYTES.preview, parsePreviewEnd);
    const key = requireKey(policy, signed.record.signature.key);
    const isProven =
      signed.record.id === id &&
      isSignedBy('preview-end', signed, key.publicKey) &&
      missingFor(key, 'end a preview of', previewedNames(preview)).length === 0 &&
      speaksFor(key, signed.record.who);
    return isProven ? signed.record : null;
  } catch {
    return null;
  }
};

/**
 * Reads and proves a preview from the store; `null` if there is none with this id. Throws
 * `verification`, `storage`.
 */
export const readPreview = async (store: ProofReader, policy: Policy, id: string): Promise<FoundPreview | null> => {
  const [bytes, ending] = await Promise.all([store.readPreview(id), store.readPreviewEnd(id)]);
  if (bytes === null) return null;
  const proven = provePreview(policy, bytes);
  if (proven.id !== id) throw distrusted(`The preview ${id}`, `its record is that of ${proven.id}`);
  return {
    ...proven,
    isEnded: ending !== null,
    end: ending && proveEnd(policy, ending, proven),
    isRetired: isRetired(policy, proven.preview),
    isForbidden: !isAllowed(policy, proven.preview),
  };
};

/** `shown`, or the reason why a preview is not shown. */
export type PreviewState = 'shown' | 'early' | 'expired' | 'ended' | 'retired' | 'forbidden' | 'frozen';

/** The state of a preview at `now`, with the newest release of its channel. */
export const previewState = (
  { preview, isEnded, isRetired, isForbidden }: FoundPreview,
  release: Pick<Release, 'frozen'>,
  now: number,
): PreviewState => {
  if (isEnded) return 'ended';
  if (Date.parse(preview.expires) <= now) return 'expired';
  // Otherwise a thief could make links for next year, before the key is retired.
  if (Date.parse(preview.at) > now + CLOCK_TOLERANCE_MS) return 'early';
  if (isRetired) return 'retired';
  if (isForbidden) return 'forbidden';
  return previewedNames(preview).some((name) => isFrozen(release, name)) ? 'frozen' : 'shown';
};

/**
 * Allows or forbids the previews of a channel, all or only local ones. A dry run changes nothing.
 * Throws `unauthorised` if `root` is not the root key.
 */
export const allowPreviews = (
  store: ReleaseStore,
  root: SigningKey,
  channel: string,
  rule: ChannelPolicy,
  dryRun = false,
): Promise<Policy> =>
  changePolicy(
    store,
    root,
    ({ keys, channels }) => ({
      keys,
      channels: { ...channels, [channel]: { ...channels?.[channel], ...rule } },
    }),
    { dryRun },
  );
