import { crc32, deflateRawSync, constants as flags, gunzipSync } from 'node:zlib';

/** Bytes, a character each: what Node writes fastest, and what joins without being copied. */
export type ByteText = string;

export const asByteText = (text: string): ByteText => Buffer.from(text).toString('latin1');
export const asBytes = (text: ByteText): Buffer<ArrayBuffer> => Buffer.from(text, 'latin1');

/** Characters of a nonce. */
export const NONCE_LENGTH = 24;

/** What follows a page: it differs by URL, and is not packed. At most 65,535 bytes. */
export interface PageEnd {
  plain: ByteText;
  bytes: Uint8Array;
  /** A last block of deflate that holds them. */
  block: ByteText;
}

/** The gzip of one answer: the page with this nonce at each gap, and its end. */
export type PackedPage = (nonce: string, end: PageEnd) => ByteText;

/** The head of a block of deflate that holds bytes as they are; it begins at a whole byte (RFC 1951 §3.2.4). */
const storedHead = (length: number, isLast: boolean): ByteText =>
  String.fromCharCode(isLast ? 1 : 0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff);

export const pageEnd = (plain: ByteText): PageEnd => ({
  plain,
  bytes: asBytes(plain),
  block: storedHead(plain.length, true) + plain,
});

const gzipHead = '\x1f\x8b\x08\0\0\0\0\0\0\xff';

const littleEndian = (value: number): ByteText =>
  String.fromCharCode(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);

/** Signs that are in no page, since JSON and URLs escape them; no two alike, so that no part of it is found at another place of it. */
const PLACEHOLDER = '\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const anyPlaceholder = /[\x01-\x08\x0b\x0c\x0e-\x1b]/;

/** The fewer the level searches, the sooner it takes the nonce that it finds. */
const LEVELS = [9, 6, 1];

/** The checksum of a page for any nonce. It is linear: what each bit of a nonce changes in it is known beforehand. */
const checksums = (pieces: readonly ByteText[]): ((nonce: string) => number) => {
  const page = asBytes(pieces.join(PLACEHOLDER));
  const base = crc32(page);
  const gaps = pieces.slice(0, -1).map((_, at) => pieces.slice(0, at + 1).join(PLACEHOLDER).length);
  const flip = (sign: number, bit: number) => {
    for (const gap of gaps) page[gap + sign] = (page[gap + sign] as number) ^ (1 << bit);
  };
  const changes = Int32Array.from({ length: NONCE_LENGTH * 8 }, (_, at) => {
    flip(at >> 3, at & 7);
    const change = crc32(page) ^ base;
    flip(at >> 3, at & 7);
    return change;
  });
  return (nonce) => {
    let sum = base;
    for (let sign = 0; sign < NONCE_LENGTH; sign += 1) {
      let difference = nonce.charCodeAt(sign) ^ PLACEHOLDER.charCodeAt(sign);
      for (let at = sign * 8; difference !== 0; at += 1, difference >>= 1)
        if (difference & 1) sum ^= changes[at] as number;
    }
    return sum >>> 0;
  };
};

const unpacksTo = (packed: PackedPage, pieces: readonly ByteText[], nonce: string): boolean => {
  try {
    return gunzipSync(asBytes(packed(nonce, pageEnd('')))).equals(asBytes(pieces.join(nonce)));
  } catch {
    return false;
  }
};

/**
 * Packs a page so that each answer's nonce can be put into the packed bytes: at the first gap it is stored as it is, each later
 * gap says "what stood at the first". `pieces` are the page between its gaps. `null` where that does not come out, which is tried
 * with two nonces.
 *
 * Nothing that a stranger writes is packed beside the nonce, so the length of an answer tells nothing about it.
 */
export const packPage = (pieces: readonly ByteText[]): PackedPage | null => {
  const [first = '', ...rest] = pieces;
  if (rest.length === 0 || anyPlaceholder.test(pieces.join(''))) return null;
  const length = pieces.join('').length + rest.length * NONCE_LENGTH;
  const checksum = checksums(pieces);
  const pack = (text: ByteText, level: number, dictionary?: Buffer) =>
    deflateRawSync(asBytes(text), {
      level,
      ...(dictionary && { dictionary }),
      finishFlush: flags.Z_SYNC_FLUSH,
    }).toString('latin1');
  for (const level of LEVELS) {
    const before = gzipHead + pack(first, level) + storedHead(NONCE_LENGTH, false);
    const after = pack(rest.join(PLACEHOLDER), level, asBytes(first + PLACEHOLDER));
    const packed: PackedPage = (nonce, { bytes, block }) =>
      before +
      nonce +
      after +
      block +
      littleEndian(crc32(bytes, checksum(nonce))) +
      littleEndian(length + bytes.length);
    if (['0', 'z'].every((sign) => unpacksTo(packed, pieces, sign.repeat(NONCE_LENGTH)))) return packed;
  }
  return null;
};
