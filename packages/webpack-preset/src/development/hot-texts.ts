import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import type { App } from '../apps/app.ts';

const LOADER = fileURLToPath(import.meta.resolve('./hot-texts.loader.js'));

/**
 * Sends edited texts of an app to the page in the event `paddock-texts`, whose `detail` has their
 * `namespace` (the app's name), `locale` and `texts`.
 */
export const hotTexts = ({ dir, name }: App): RuleSetRule => ({
  test: /[\\/]locales[\\/]\w+\.json$/,
  include: join(dir, 'src'),
  type: 'javascript/auto',
  use: [{ loader: LOADER, options: { namespace: name } }],
});
