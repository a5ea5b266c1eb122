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

/** The signature of a record: the id of the key, and Ed25519 in base64. */
export type Signature = Release['signature'];

/** Signs bytes with a key in a file of this machine or in an operator's browser. */
export interface Signer {
  /** The id of the key. */
  id: string;
  /** The Ed25519 signature of these bytes. */
  sign(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

/**
 * A private key, ready to sign; `id` is the first 32 hex digits of the SHA-256 of its public key.
 */
export interface SigningKey extends Signer {
  /** SPKI DER in base64. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Part of the signed text, so that a signature of one kind of record is invalid for another. */
export type SignedKind =
  | 'release'
  | 'publish'
  | 'policy'
  | 'timestamp'
  | 'checkpoint'
  | 'preview'
  | 'preview-end'
  | 'proposal'
  | 'login';

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
    return { id: keyIdOf(publicKey), publicKey, privateKey, sign: (bytes) => sign(null, bytes, privateKey) };
  } catch (cause) {
    throw new ReleaseError(
      'unauthorised',
      `The key cannot be read: ${cause instanceof Error ? cause.message : cause}`,
      'Give an Ed25519 private key in PEM, as `paddock keys` makes it.',
      { cause },
    );
  }
};

/** Makes a key pair; `pem` is the private half, for a file that only its owner can read. */
export const createSigningKey = (): { key: SigningKey; pem: string } => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { key: readSigningKey(pem), pem };
};

/**
 * A signed record as it was read. The signature covers all fields of the JSON, even unknown ones,
 * so that records of newer writers can be proven; `record` has the known fields (D-32).
 */
export interface Signed<T> {
  record: T;
  /** The text byte for byte, since the next record and timestamps name its hash. */
  text: string;
  /** The canonical JSON of all fields except the signature. */
  content: string;
}

const contentOf = (record: object): string => {
  const { signature: _, ...content } = record as { signature?: unknown };
  return canonicalJson(content);
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Parses a signed record of at most `max` characters. Rethrows errors of `parse` and the decoder.
 */
export const readSigned = <T>(bytes: Uint8Array, max: number, parse: (value: unknown) => T): Signed<T> => {
  const text = utf8.decode(bytes);
  const value = parseJson(text, max);
  const record = parse(value);
  return { record, text, content: contentOf(value as object) };
};

/** The hash by which another record names this one. */
export const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

const signedBytes = (kind: SignedKind, content: string): Buffer => Buffer.from(`paddock ${kind} 1\n${content}`);

/** Signs a record, ignoring its current `signature`. */
export const signRecord = (kind: SignedKind, record: object, key: SigningKey): Signature => ({
  key: key.id,
  value: sign(null, signedBytes(kind, contentOf(record)), key.privateKey).toString('base64'),
});

/** {@link signRecord} with a {@link Signer}, whose key may be elsewhere. */
export const signBy = async (
  kind: SignedKind,
  record: object,
  { id, sign: signBytes }: Signer,
): Promise<Signature> => ({
  key: id,
  value: Buffer.from(await signBytes(signedBytes(kind, contentOf(record)))).toString('base64'),
});

/** Whether the owner of `publicKey` signed exactly this content. */
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
