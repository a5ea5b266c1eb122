import { createHash } from 'node:crypto';
import type { BuildFile } from '@paddock/release/record';

/** The entry of a file in `build.json`. */
export const buildFile = (bytes: Uint8Array): BuildFile => ({
  integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  size: bytes.length,
});
