import type { SafeNode } from './safe-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/**
 * The part of the server's HTML that may be shown. The edge has no DOM: its build takes
 * `read-html.edge.ts` instead, by the condition `edge` of `#read-html` in `package.json`.
 */
export const readHtml = (html: string): readonly SafeNode[] => {
  const root = sanitizeHtml(html.trim());
  // Dropped elements leave texts as neighbours.
  root.normalize();
  return contentOf(root);
};

const contentOf = (parent: Node): SafeNode[] =>
  [...parent.childNodes].map((node) =>
    node instanceof Element
      ? { name: node.localName, href: node.getAttribute('href'), children: contentOf(node) }
      : (node.textContent ?? ''),
  );
