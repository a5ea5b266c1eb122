import { generatePath } from 'react-router';
import type { Links } from '../contract/contract.ts';
import { shellServices } from '../contract/shell-services.ts';

/** No page has this address, so it shows the 404 page. */
const NO_PAGE = '/404';

/** {@link href} for a link whose name the compiler does not know. */
export function hrefOf(name: string, params: object = {}): string {
  const path = shellServices().links()[name];
  if (path === undefined) return NO_PAGE;
  const texts = Object.entries(params).map(([key, value]) => [key, value === undefined ? null : String(value)]);
  return generatePath(path, Object.fromEntries(texts));
}

/**
 * The address of another squad's page, without locale prefix: `href('race', { id: 7 })`. Its owner
 * can move the page without a deployment of its users. A link that no remote of this release gives
 * leads to the 404 page.
 */
export const href = <N extends keyof Links & string>(
  name: N,
  ...[params]: Record<never, never> extends Links[N] ? [params?: Links[N]] : [params: Links[N]]
): string => hrefOf(name, params);
