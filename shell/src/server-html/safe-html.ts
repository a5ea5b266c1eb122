/** A piece of the server's HTML that may be on a page: text, or an element. */
export type SafeNode = string | SafeElement;

export interface SafeElement {
  /** One of `ALLOWED_TAGS`. */
  name: string;
  /** The only attribute that is kept. */
  href: string | null;
  children: readonly SafeNode[];
}

/**
 * The elements that the API's contract allows: headings, paragraphs, lists, emphasis, tables,
 * links; no images, styles, names.
 */
export const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup'],
];

export const ALLOWED_ADDRESS = /^(?:https?:|mailto:|tel:|\/|#)/i;
