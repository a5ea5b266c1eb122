import { readFileSync } from 'node:fs';
import { mediaType } from '../files/media-types.model.ts';
import type { Answer } from '../platform/answers.ts';
import { dataAnswer, flatHeaders } from '../platform/security-headers.ts';
import { ASSETS, THEME_COLOR } from './asset-urls.ts';

const manifest = {
  name: 'Paddock',
  short_name: 'Paddock',
  lang: 'de',
  start_url: '/',
  display: 'standalone',
  theme_color: THEME_COLOR,
  background_color: '#faf9f5',
  icons: [
    { src: ASSETS.icon, type: 'image/svg+xml', sizes: 'any' },
    { src: ASSETS.smallIcon, type: 'image/png', sizes: '192x192' },
    { src: ASSETS.largeIcon, type: 'image/png', sizes: '512x512' },
    { src: ASSETS.largeIcon, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

const bytesOf = (path: string): Buffer<ArrayBuffer> =>
  path === ASSETS.manifest
    ? Buffer.from(JSON.stringify(manifest))
    : Buffer.from(readFileSync(new URL(`./files${path}`, import.meta.url)));

const answerOf = (path: string): Answer => {
  const body = bytesOf(path);
  const headers = flatHeaders({
    ...dataAnswer,
    // Link previews of other sites show the picture.
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': mediaType(path),
    'content-length': String(body.byteLength),
    'cache-control': 'public, max-age=86400',
  });
  return { status: 200, headers, body };
};

const answers = new Map(Object.values(ASSETS).map((path) => [path as string, answerOf(path)]));

/** The icons, the picture for link previews and the web manifest; `null`: another path. */
export const assetAt = (path: string): Answer | null => answers.get(path) ?? null;
