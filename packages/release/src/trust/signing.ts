import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { canonicalJson, parseJson, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';

/** What stands under a record: which key, and its Ed25519 signature in base64. */
export type Signature = Release['signature'];

/** The private half of a key, ready to sign; `id` is the first 32 hex digits of the SHA-256 of its public half. */
export interface SigningKey {
  id: string;
  /** SPKI DER in base64. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Stands before the signed text, so that a signature over one kind of record is none over another. */
export type SignedKind = 'release' | 'publish' | 'policy' | 'timestamp';

export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 32);

const publicHalf = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');

/** Reads a private key in PEM. Throws `unauthorised` if it is not an Ed25519 key. */
export const readSigningKey = (pem: string): SigningKey => {
  try {
    const privateKey = createPrivateKey(pem);
    if (privateKey.asymmetricKeyType !== 'ed25519')
      throw new Error(`it is a key of type ${privateKey.asymmetricKeyType}`);
    const publicKey = publicHalf(privateKey);
    return { id: keyIdOf(publicKey), publicKey, privateKey };
  } catch (cause) {
    throw new ReleaseError(
      'unauthorised',
      `The key cannot be read: ${cause instanceof Error ? cause.message : cause}`,
      'Give an Ed25519 private key in PEM, as `paddock keys` makes it.',
      { cause },
    );
  }
};

/** A new key pair; `pem` is its private half, for a file that only its owner can read. */
export const createSigningKey = (): { key: SigningKey; pem: string } => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { key: readSigningKey(pem), pem };
};

/**
 * A signed record as it was read. Its signature is over all that came, also over fields that this reader does not know: a newer
 * writer's record stays provable, and `record` holds only the known ones (DECISIONS.md, D-32).
 */
export interface Signed<T> {
  record: T;
  /** What was read, to the byte: the next record, or a timestamp, names its hash. */
  text: string;
  /** The canonical form of all that came, but for the signature. */
  content: string;
}

const contentOf = (record: object): string => {
  const { signature: _, ...content } = record as { signature?: unknown };
  return canonicalJson(content);
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses the bytes of a signed record, at most `max` characters of it. Throws what tells why it is none. */
export const readSigned = <T>(bytes: Uint8Array, max: number, parse: (value: unknown) => T): Signed<T> => {
  const text = utf8.decode(bytes);
  const value = parseJson(text, max);
  const record = parse(value);
  return { record, text, content: contentOf(value as object) };
};

/** The hash by which another record names one. */
export const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

const signedBytes = (kind: SignedKind, content: string): Buffer => Buffer.from(`paddock ${kind} 1\n${content}`);

/** Signs a record; a `signature` that it has already is not part of what is signed. */
export const signRecord = (kind: SignedKind, record: object, key: SigningKey): Signature => ({
  key: key.id,
  value: sign(null, signedBytes(kind, contentOf(record)), key.privateKey).toString('base64'),
});

/** Whether `record.signature` was made by the owner of `publicKey` over exactly this content. */
export const isSignedBy = (
  kind: SignedKind,
  { record, content }: Pick<Signed<{ signature: Signature }>, 'record' | 'content'>,
  publicKey: string,
): boolean => {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
  return (
    record.signature.key === keyIdOf(publicKey) &&
    key.asymmetricKeyType === 'ed25519' &&
    verify(null, signedBytes(kind, content), key, Buffer.from(record.signature.value, 'base64'))
  );
};
