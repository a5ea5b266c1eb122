import DOMPurify, { type Config } from 'dompurify';
import { sanitizerPolicy, withPolicy } from './sanitizer-policy.ts';

/**
 * The elements that the API's contract allows: headings, paragraphs, lists, emphasis, tables,
 * links; no images, styles, names.
 */
const RULES = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', '#text'],
  ],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
  RETURN_DOM_FRAGMENT: true,
  ...(sanitizerPolicy && { TRUSTED_TYPES_POLICY: sanitizerPolicy }),
} satisfies Config;

/**
 * The server's HTML as nodes outside the page, without anything that could run, load or deceive.
 * For plain text use their `textContent`. This module imports DOMPurify: import it from lazy chunks
 * only.
 */
export const sanitizeHtml = (html: string): DocumentFragment => withPolicy(() => DOMPurify.sanitize(html, RULES));
