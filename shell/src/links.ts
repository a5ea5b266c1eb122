import { generatePath } from 'react-router';
import { paths } from './paths.ts';

const hrefOfId = (path: string) => (id: number) => generatePath(path, { id: String(id) });

/** A page of the content management. */
export const pageHref = (name: string): string => generatePath(paths.page, { name });
/** A page of the content management under its short address. */
export const shortPageHref = (name: string): string => generatePath(paths.anyPage, { name });
export const sellPointHref = hrefOfId(paths.sellPoint);
export const termsPartHref = ({ a, b }: { a: number; b: number }): string =>
  generatePath(paths.termsPart, { a: String(a), b: String(b) });
export const helpHref = hrefOfId(paths.helpEntry);
export const shopHref = hrefOfId(paths.shopProduct);
/** The page of a page modal. */
export const limbusHref = (interrupt: string): string => generatePath(paths.limbus, { interrupt });
