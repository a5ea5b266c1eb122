import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync, constants as flags, gunzipSync } from 'node:zlib';

/** A string with one byte per character, which Node writes fastest and joins without copying. */
export type ByteText = string;

export const asByteText = (text: string): ByteText => Buffer.from(text).toString('latin1');
export const asBytes = (text: ByteText): Buffer<ArrayBuffer> => Buffer.from(text, 'latin1');

/** The length of a nonce in characters. */
export const NONCE_LENGTH = 24;

/** The start of a page. It depends on the URL, so it is compressed separately. */
export interface PagePart {
  plain: ByteText;
  bytes: Uint8Array;
  crc: number;
  /** Deflate blocks with these bytes. Only those of the end are final. */
  block: ByteText;
}

/**
 * A part behind the start, such as the remotes of a release or the end. Its `crcAfter` needs no
 * pass over its bytes.
 */
export interface LaterPart extends PagePart {
  crcAfter(before: number): number;
}

/**
 * Makes the gzip of one answer: its start, the page with this nonce in each gap, the remotes of its
 * release, the text of only this answer (ASCII, not compressed), its root, and its end.
 */
export type PackedPage = (
  start: PagePart,
  nonce: string,
  remotes: LaterPart,
  own: ByteText,
  root: LaterPart,
  end: LaterPart,
) => ByteText;

/** The head of a stored deflate block, which starts at a byte boundary (RFC 1951 §3.2.4). */
const storedHead = (length: number): ByteText =>
  String.fromCharCode(0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff);

const pagePart = (plain: ByteText, finishFlush: number, level = 6): PagePart => {
  const bytes = asBytes(plain);
  return {
    plain,
    bytes,
    crc: crc32(bytes),
    block: deflateRawSync(bytes, { level, finishFlush }).toString('latin1'),
  };
};

export const pageStart = (plain: ByteText): PagePart => pagePart(plain, flags.Z_SYNC_FLUSH);

const GZIP_HEAD = '\x1f\x8b\x08\0\0\0\0\0\0\xff';

const littleEndian = (value: number): ByteText =>
  String.fromCharCode(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);

/**
 * Characters that no page contains, since JSON and URLs escape them. All are different, so that
 * deflate finds no match inside it.
 */
const PLACEHOLDER = '\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const anyPlaceholder = /[\x01-\x08\x0b\x0c\x0e-\x1b]/;

/**
 * Lower levels search less, so they more often take the nearest match, which is the whole nonce.
 */
const LEVELS = [9, 6, 1];

/**
 * Computes the CRC of these bytes after others with any CRC. CRC is linear, so the effect of each
 * bit is computed only once.
 */
const crcAfter = (bytes: Uint8Array): ((before: number) => number) => {
  const base = crc32(bytes);
  const changes = Int32Array.from({ length: 32 }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ base);
  return (before) => {
    let sum = base;
    for (let bit = 0, rest = before; rest !== 0; bit += 1, rest >>>= 1) {
      if (rest & 1) sum ^= changes[bit] as number;
    }
    return sum >>> 0;
  };
};

const laterPart = (part: PagePart): LaterPart => ({ ...part, crcAfter: crcAfter(part.bytes) });
export const pageMiddle = (plain: ByteText): LaterPart => laterPart(pagePart(plain, flags.Z_SYNC_FLUSH, 9));
export const pageEnd = (plain: ByteText): LaterPart => laterPart(pagePart(plain, flags.Z_FINISH));

const deflate = promisify(deflateRaw);

/** {@link pageMiddle} without blocking, for a rendered page. */
export const packMiddle = async (plain: ByteText): Promise<LaterPart> => {
  const bytes = asBytes(plain);
  const block = (await deflate(bytes, { level: 6, finishFlush: flags.Z_SYNC_FLUSH })).toString('latin1');
  return laterPart({ plain, bytes, crc: crc32(bytes), block });
};

/** The CRC of a page for any nonce, after a start with any CRC. */
const checksums = (pieces: readonly ByteText[]): ((start: number, nonce: string) => number) => {
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
  const after = crcAfter(page);
  return (start, nonce) => {
    let sum = after(start);
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
    return gunzipSync(asBytes(packed(pageStart(''), nonce, pageMiddle(''), '', pageMiddle(''), pageEnd('')))).equals(
      asBytes(pieces.join(nonce)),
    );
  } catch {
    return false;
  }
};

/**
 * Packs a page so that each answer's nonce can be inserted into the packed bytes. The first gap
 * stores it literally; each later gap is a back-reference to the first. `pieces` are the parts of
 * the page between its gaps. `null` when that fails, which is tested with two nonces.
 *
 * No text from a stranger is compressed together with the nonce, so the length of an answer reveals
 * nothing about it.
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
    const before = pack(first, level) + storedHead(NONCE_LENGTH);
    const after = pack(rest.join(PLACEHOLDER), level, asBytes(first + PLACEHOLDER));
    const packed: PackedPage = (start, nonce, remotes, own, root, end) =>
      GZIP_HEAD +
      start.block +
      before +
      nonce +
      after +
      remotes.block +
      storedHead(own.length) +
      own +
      root.block +
      end.block +
      littleEndian(end.crcAfter(root.crcAfter(crc32(own, remotes.crcAfter(checksum(start.crc, nonce)))))) +
      littleEndian(
        start.bytes.length + length + remotes.bytes.length + own.length + root.bytes.length + end.bytes.length,
      );
    if (['0', 'z'].every((sign) => unpacksTo(packed, pieces, sign.repeat(NONCE_LENGTH)))) return packed;
  }
  return null;
};
