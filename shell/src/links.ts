import { generatePath } from 'react-router';
import { pages } from './pages.ts';

const hrefOfId = (path: string) => (id: number) => generatePath(path, { id: String(id) });

/** A page of the content management. */
export const pageHref = (name: string): string => generatePath(pages.page.path, { name });
/** A page of the content management under its short address. */
export const shortPageHref = (name: string): string => generatePath(pages.anyPage.path, { name });
export const sellPointHref = hrefOfId(pages.sellPoint.path);
export const termsPartHref = ({ a, b }: { a: number; b: number }): string =>
  generatePath(pages.termsPart.path, { a: String(a), b: String(b) });
export const helpHref = hrefOfId(pages.helpEntry.path);
export const shopHref = hrefOfId(pages.shopProduct.path);
/** The page of a page modal. */
export const limbusHref = (interrupt: string): string => generatePath(pages.limbus.path, { interrupt });
