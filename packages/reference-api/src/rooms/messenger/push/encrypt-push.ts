import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

const RECORD_SIZE = 4096;
const derive = (salt: Buffer, secret: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Encrypts a text for one browser (RFC 8291, one record of RFC 8188).
 * @param own only for tests: the sender's private key and the salt
 * @throws Error for keys that are no point of the curve
 */
export const encryptPush = (
  text: string,
  { p256dh, auth }: BrowserKeys,
  own: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer => {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const sender = createECDH('prime256v1');
  if (own.privateKey) sender.setPrivateKey(own.privateKey);
  else sender.generateKeys();
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]);
  const secret = derive(Buffer.from(auth, 'base64url'), sender.computeSecret(browserKey), info, 32);
  const salt = own.salt ?? randomBytes(16);
  const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(senderKey.byteLength, 4);
  // The byte 2 ends the last record.
  const body = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, senderKey, ...body]);
};
