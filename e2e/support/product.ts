import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ProductOptions, paddock, startProduct } from '@paddock/dev';
import type { Clock } from './clock.ts';
import { linkFiles } from './link-files.ts';
import { nextDist, readBuildId } from './next-build.ts';

/** A release of all builds, made once per run. */
export const TEMPLATE = resolve(import.meta.dirname, '../.cache/template');

/** On the file system of the template, whose files they share. */
export const PRODUCTS = resolve(import.meta.dirname, '../.cache/products');

export interface Answer {
  code: number;
  stdout: string;
  stderr: string;
}

/** A running published product. */
export interface Product {
  /** Without a trailing slash. */
  url: string;
  /** The API itself, with its `/dev`, which no edge passes on. Without a trailing slash. */
  apiUrl: string;
  /** The address of the edge's health and metrics. Without a trailing slash. */
  adminUrl: string;
  /** The origin of the operators' page. */
  operateUrl: string;
  data: string;
  /** Runs the `paddock` command on this product's releases. */
  paddock(...words: string[]): Promise<Answer>;
  /** Publishes the next build of a remote. Returns its id. */
  publishNext(remote: string): Promise<string>;
  /** The id of the first build that this product served. */
  firstBuild(remote: string): string;
  stop(): Promise<void>;
}

interface FirstRelease {
  remotes: Record<string, { buildId: string }>;
}

/** `HELD=1` (`pnpm held`): the edge holds the tokens of customers, in every test. */
const HOLDS_TOKENS = process.env.HELD === '1';

/**
 * Starts a product on a fresh copy of the first release. Its API uses this clock. By default the
 * edge renders no page: most tests break or count what the browser requests at load.
 */
export async function openProduct(
  { now }: Clock,
  options: Pick<ProductOptions, 'isGuarded' | 'renders' | 'holdsTokens' | 'trustedProxies'> = {},
): Promise<Product> {
  await mkdir(PRODUCTS, { recursive: true });
  const folder = await mkdtemp(join(PRODUCTS, 'product-'));
  const data = join(folder, 'store');
  await linkFiles(TEMPLATE, data);
  const product = await startProduct({
    renders: false,
    holdsTokens: HOLDS_TOKENS,
    ...options,
    data,
    port: 0,
    clock: now,
  });
  const url = product.url.replace(/\/$/, '');
  const { remotes } = (await (await fetch(`${url}/paddock/release`)).json()) as FirstRelease;
  const run = async (...words: string[]): Promise<Answer> => paddock(data, ...words);
  return {
    url,
    apiUrl: product.apiUrl.replace(/\/$/, ''),
    adminUrl: product.adminUrl.replace(/\/$/, ''),
    operateUrl: product.operateUrl,
    data,
    paddock: run,
    async publishNext(remote) {
      const { code, stderr } = await run('publish', nextDist(remote));
      if (code !== 0) throw new Error(`publish ended with ${code}: ${stderr}`);
      return readBuildId(nextDist(remote));
    },
    firstBuild(remote) {
      const build = remotes[remote];
      if (!build) throw new Error(`The first release has no ${remote}`);
      return build.buildId;
    },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Number of violations that browsers reported to this product. */
export async function countViolations({ adminUrl }: Pick<Product, 'adminUrl'>): Promise<number> {
  const metrics = await (await fetch(`${adminUrl}/paddock/metrics`)).text();
  return [...metrics.matchAll(/^paddock_csp_violations_total\S* (\d+)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0);
}
