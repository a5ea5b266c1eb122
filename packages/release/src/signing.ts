import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { canonicalJson, type Release } from './record.ts';
import { ReleaseError } from './release-error.ts';

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
export type SignedKind = 'release' | 'publish' | 'policy';

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

const signedBytes = (kind: SignedKind, record: object): Buffer => {
  const { signature: _, ...content } = record as { signature?: unknown };
  return Buffer.from(`paddock ${kind} 1\n${canonicalJson(content)}`);
};

/** Signs a record; a `signature` that it has already is not part of what is signed. */
export const signRecord = (kind: SignedKind, record: object, key: SigningKey): Signature => ({
  key: key.id,
  value: sign(null, signedBytes(kind, record), key.privateKey).toString('base64'),
});

/** Whether `record.signature` was made by the owner of `publicKey` over exactly this content. */
export const isSignedBy = (kind: SignedKind, record: { signature: Signature }, publicKey: string): boolean => {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
  return (
    record.signature.key === keyIdOf(publicKey) &&
    key.asymmetricKeyType === 'ed25519' &&
    verify(null, signedBytes(kind, record), key, Buffer.from(record.signature.value, 'base64'))
  );
};
