import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync, constants as flags, gunzipSync } from 'node:zlib';

/** A string with one byte per character, which Node writes fastest and joins without copying. */
export type ByteText = string;

export const asByteText = (text: string): ByteText => Buffer.from(text).toString('latin1');
export const asBytes = (text: ByteText): Buffer<ArrayBuffer> => Buffer.from(text, 'latin1');

/** The same text as one block of memory, so that joining it with others copies it once. */
const flat = (text: ByteText): ByteText => asBytes(text).toString('latin1');

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

/** Makes the gzip of one answer from its nonce and the text of only this answer (ASCII). */
export type PageWriter = (nonce: string, own: ByteText) => ByteText;

/**
 * Joins a packed page with the parts of a URL and a visitor. An answer has its start, the page with
 * its nonce in each gap, the remotes of its release, its own text, its root, and its end.
 */
export type PackedPage = (start: PagePart, remotes: LaterPart, root: LaterPart, end: LaterPart) => PageWriter;

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
 * The same function of a CRC, but without a pass over bytes. CRC-32 is affine: the values for 0 and
 * for each single bit determine all others. It has no branches, since a processor cannot predict
 * random bits.
 */
const affine = (map: (crc: number) => number): ((crc: number) => number) => {
  const base = map(0);
  const changes = Int32Array.from({ length: 32 }, (_, bit) => map((1 << bit) >>> 0) ^ base);
  return (crc) => {
    let sum = base;
    for (let bit = 0; bit < 32; bit += 1) sum ^= (changes[bit] as number) & -((crc >>> bit) & 1);
    return sum >>> 0;
  };
};

/** The CRC of these bytes after others, by the CRC of those. */
const crcAfter = (bytes: Uint8Array): ((before: number) => number) => affine((before) => crc32(bytes, before));

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

/**
 * Remotes of at least this many bytes gain little from a match with the page before them, and
 * packing them for each page would take too long.
 */
const LONG_REMOTES = 32_768;

const noNonce = new Uint8Array(NONCE_LENGTH);

/** The CRC of a page after a start, by the CRCs of that start and of the nonce. */
const checksum = (pieces: readonly ByteText[]): ((start: number, nonce: number) => number) => {
  const [first = new Uint8Array(), ...rest] = pieces.map(asBytes);
  const zeros = crc32(noNonce);
  // The CRC of a nonce after other bytes is its own CRC, changed by theirs.
  const overGap = (before: number, nonce: number) => (crc32(noNonce, before) ^ zeros ^ nonce) >>> 0;
  const whole = (start: number, nonce: number) =>
    rest.reduce((sum, piece) => crc32(piece, overGap(sum, nonce)), crc32(first, start));
  const byStart = affine((start) => whole(start, 0));
  const byNonce = affine((nonce) => whole(0, nonce) ^ whole(0, 0));
  return (start, nonce) => byStart(start) ^ byNonce(nonce);
};

const unpacksTo = (packed: PackedPage, pieces: readonly ByteText[], nonce: string): boolean => {
  try {
    const write = packed(pageStart(''), pageMiddle(''), pageMiddle(''), pageEnd(''));
    return gunzipSync(asBytes(write(nonce, ''))).equals(asBytes(pieces.join(nonce)));
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
  const sum = checksum(pieces);
  const pack = (text: ByteText, level: number, dictionary?: Buffer) =>
    deflateRawSync(asBytes(text), {
      level,
      ...(dictionary && { dictionary }),
      finishFlush: flags.Z_SYNC_FLUSH,
    }).toString('latin1');
  for (const level of LEVELS) {
    const before = pack(first, level) + storedHead(NONCE_LENGTH);
    const after = pack(rest.join(PLACEHOLDER), level, asBytes(first + PLACEHOLDER));
    const dictionary = asBytes(pieces.join(PLACEHOLDER));
    /** The page with the remotes of a visitor, joined once for all URLs. */
    const joined = new WeakMap<LaterPart, ByteText>();
    const join = (remotes: LaterPart): ByteText => {
      const isShort = remotes.bytes.length < LONG_REMOTES;
      return flat(after + (isShort ? pack(remotes.plain, 9, dictionary) : remotes.block));
    };
    const packed: PackedPage = (start, remotes, root, end) => {
      const text = joined.get(remotes) ?? join(remotes);
      joined.set(remotes, text);
      const head = flat(GZIP_HEAD + start.block + before);
      // Not flat, which would copy the root.
      const tail = root.block + end.block;
      const size = start.bytes.length + length + remotes.bytes.length + root.bytes.length + end.bytes.length;
      return (nonce, own) => {
        const crc = crc32(own, remotes.crcAfter(sum(start.crc, crc32(nonce))));
        const foot = littleEndian(end.crcAfter(root.crcAfter(crc))) + littleEndian(size + own.length);
        return head + nonce + text + (storedHead(own.length) + own) + tail + foot;
      };
    };
    if (['0', 'z'].every((sign) => unpacksTo(packed, pieces, sign.repeat(NONCE_LENGTH)))) return packed;
  }
  return null;
};

interface Joined {
  packed: PackedPage;
  start: PagePart;
  remotes: LaterPart;
  end: LaterPart;
  write: PageWriter;
}

/**
 * The writers of the last answers by their root, and only as long as that lives: a rendered root is
 * large, and the page cache limits how many there are.
 */
const writers = new WeakMap<LaterPart, Joined>();

/** Joins a page with its parts, once for visitors who get the same ones. */
export const writerOf = (
  packed: PackedPage,
  start: PagePart,
  remotes: LaterPart,
  root: LaterPart,
  end: LaterPart,
): PageWriter => {
  const last = writers.get(root);
  if (last?.packed === packed && last.start === start && last.remotes === remotes && last.end === end)
    return last.write;
  const write = packed(start, remotes, root, end);
  writers.set(root, { packed, start, remotes, end, write });
  return write;
};
