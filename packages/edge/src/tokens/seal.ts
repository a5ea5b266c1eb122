import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Makes texts that only edges with the same key can read or make. */
export interface Seal {
  close(content: string): string;
  /** `null` if the text was not made with this key. */
  open(text: string): string | null;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param key 32 bytes */
export const createSeal = (key: Uint8Array): Seal => ({
  close(content) {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv);
    const parts = [cipher.update(content, 'utf8'), cipher.final()];
    return Buffer.concat([iv, cipher.getAuthTag(), ...parts]).toString('base64url');
  },
  open(text) {
    try {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  },
});
