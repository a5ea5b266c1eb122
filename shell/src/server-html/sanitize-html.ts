import DOMPurify, { type Config } from 'dompurify';
import { ALLOWED_ADDRESS, ALLOWED_TAGS } from './safe-html.ts';
import { sanitizerPolicy, withPolicy } from './sanitizer-policy.ts';

const RULES = {
  ALLOWED_TAGS: [...ALLOWED_TAGS, '#text'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  RETURN_DOM_FRAGMENT: true,
  ...(sanitizerPolicy && { TRUSTED_TYPES_POLICY: sanitizerPolicy }),
} satisfies Config;

/**
 * The server's HTML as nodes outside the page, without anything that could run, load or deceive.
 * For plain text use their `textContent`. This module imports DOMPurify: import it from lazy chunks
 * only.
 */
export const sanitizeHtml = (html: string): DocumentFragment => withPolicy(() => DOMPurify.sanitize(html, RULES));
