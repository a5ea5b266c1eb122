import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** CBOR: a head with its length, and bytes. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
};
const bytesOf = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const textOf = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const numberOf = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));

interface Ceremony {
  challenge: string;
  domain: string;
  origin: string;
  /** Whether a face, a finger or a PIN was shown. */
  isVerified?: boolean;
}

/** An authenticator in software, with one passkey (P-256). */
export const createAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = ({ domain, isVerified = true }: Ceremony, flags: number, rest = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0)]), count, rest]);
  };
  return {
    id: base64url(id),
    /** The body of `addPasskey`. */
    make(wish: Ceremony) {
      const key = Buffer.concat([
        head(5, 5),
        ...[numberOf(1), numberOf(2), numberOf(3), numberOf(-7), numberOf(-1), numberOf(1)],
        ...[numberOf(-2), bytesOf(Buffer.from(x, 'base64url')), numberOf(-3), bytesOf(Buffer.from(y, 'base64url'))],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        head(5, 3),
        ...[textOf('fmt'), textOf('none'), textOf('attStmt'), head(5, 0), textOf('authData')],
        bytesOf(data(wish, HAS_KEY, credential)),
      ]);
      return {
        id: base64url(id),
        client_data: base64url(clientData('webauthn.create', wish)),
        attestation: base64url(attestation),
      };
    },
    /** The body of `logInWithPasskey`. */
    sign(wish: Ceremony) {
      const [client, authenticator] = [clientData('webauthn.get', wish), data(wish, 0)];
      return {
        id: base64url(id),
        client_data: base64url(client),
        authenticator_data: base64url(authenticator),
        signature: base64url(sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey)),
      };
    },
    /** Imitates a copy of the authenticator: the next signature has this count. */
    countFrom(count: number) {
      counter = count - 1;
    },
  };
};
