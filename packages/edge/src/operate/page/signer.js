/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */

/**
 * The operator's key. It cannot be exported, and is gone when the page closes.
 *
 * @typedef {{ id: string, name: string, sign: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>
 * }} LoadedKey
 */

/** Whether this browser can sign here. It needs https or localhost. */
export const canSign = () => globalThis.crypto?.subtle !== undefined;

/** @param {string} text in base64 */
export const fromBase64 = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** @param {ArrayBuffer} bytes */
const toBase64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * Reads a private key in PEM. A test signature shows which key of the policy it is, so the key need
 * not be exportable.
 *
 * @param {string} pem
 * @param {OperateModel['keys']} keys
 * @returns {Promise<LoadedKey | null>} `null`: it is not one of `keys`
 * @throws {DOMException} `NotSupportedError`: this browser has no Ed25519
 */
export async function loadKey(pem, keys) {
  const [, body = ''] = /-----BEGIN PRIVATE KEY-----([\s\S]+?)-----END PRIVATE KEY-----/.exec(pem) ?? [];
  try {
    const der = fromBase64(body.replace(/\s/g, ''));
    const key = await crypto.subtle.importKey('pkcs8', der, 'Ed25519', false, ['sign']);
    const probe = crypto.getRandomValues(new Uint8Array(32));
    const signature = await crypto.subtle.sign('Ed25519', key, probe);
    for (const { id, name, publicKey } of keys) {
      const known = await crypto.subtle.importKey('spki', fromBase64(publicKey), 'Ed25519', false, ['verify']);
      if (await crypto.subtle.verify('Ed25519', known, signature, probe))
        return { id, name, sign: async (bytes) => toBase64(await crypto.subtle.sign('Ed25519', key, bytes)) };
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') throw error;
    // No private key, or of another kind.
  }
  return null;
}
