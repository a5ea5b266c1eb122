import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@paddock/release/record';
import { mediaType } from '../files/media-types.model.ts';
import { productOf } from '../pages/product.ts';
import type { Answer } from '../platform/answers.ts';
import { dataAnswer, flatHeaders } from '../platform/security-headers.ts';
import { ASSETS, THEME_COLOR } from './asset-urls.ts';

const manifestOf = (name: string, lang: string) => ({
  name,
  short_name: name,
  lang,
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
});

const answerOf = (path: string, body: Buffer<ArrayBuffer>): Answer => {
  const headers = flatHeaders({
    ...dataAnswer,
    // Other sites show the picture in link previews.
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': mediaType(path),
    'content-length': String(body.byteLength),
    'cache-control': 'public, max-age=86400',
  });
  return { status: 200, headers, body };
};

/** The icons, the picture for link previews and the web manifest. */
export interface Assets {
  /** `null`: another path. */
  at(path: string, shell: () => Promise<Build | undefined>): Answer | Promise<Answer> | null;
}

/**
 * @param folder the product's pictures, under the names of `files/`; the platform's replace missing
 *   ones
 */
export const createAssets = (folder?: string): Assets => {
  const fileOf = (name: string): string | URL => {
    const own = folder === undefined ? null : join(folder, name);
    return own !== null && existsSync(own) ? own : new URL(`./files${name}`, import.meta.url);
  };
  const pictures = new Map(
    Object.values(ASSETS)
      .filter((path) => path !== ASSETS.manifest)
      .map((path) => [path as string, answerOf(path, Buffer.from(readFileSync(fileOf(path))))]),
  );
  return {
    at(path, shell) {
      if (path !== ASSETS.manifest) return pictures.get(path) ?? null;
      return shell().then((build) => {
        const manifest = manifestOf(productOf(build ?? {}).name, build?.locales[0] ?? 'en');
        return answerOf(path, Buffer.from(JSON.stringify(manifest)));
      });
    },
  };
};
