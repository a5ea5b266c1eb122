import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** All other formats are already compressed: images, fonts, media. */
const COMPRESSIBLE = /\.(js|mjs|css|html|json|map|svg|txt|xml|webmanifest|wasm|ttf|ico)$/;
/** Below this size (bytes), compression saves less than the headers of a response take. */
const SMALLEST = 256;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export const gzipBytes = async (bytes: Uint8Array): Promise<Uint8Array> => compressGzip(bytes, { level: 9 });

/**
 * The `.br` and `.gz` variants that are smaller than the file. They are made at publish, so that
 * the edge compresses nothing.
 */
export const compressedVariants = async (file: string, bytes: Uint8Array): Promise<[string, Uint8Array][]> => {
  if (!COMPRESSIBLE.test(file) || bytes.length < SMALLEST) return [];
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gzipBytes(bytes),
  ]);
  const variants: [string, Uint8Array][] = [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ];
  return variants.filter(([, variant]) => variant.length < bytes.length);
};
