import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** The server's key pair towards push services, and a way to reach its operator. */
export interface Vapid {
  /** 32 bytes, base64url. */
  privateKey: string;
  /** `mailto:` or `https:`. */
  subject: string;
}

const LIFE_SECONDS = 12 * 3_600;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The server's public key, and the header that proves it to one push service (RFC 8292).
 * @throws Error for an unusable private key
 */
export const createVapid = ({ privateKey, subject }: Vapid) => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y } });
  return {
    publicKey,
    /** @param now instant (ms) */
    authorization(endpoint: string, now: number): string {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFE_SECONDS, sub: subject };
      const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
      return `vapid t=${text}.${signature}, k=${publicKey}`;
    },
  };
};
