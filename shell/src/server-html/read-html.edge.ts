import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { readHtml as readHtmlInBrowser } from './read-html.ts';
import { ALLOWED_ADDRESS, ALLOWED_TAGS, type SafeNode } from './safe-html.ts';

type ParsedNode = DefaultTreeAdapterMap['childNode'];
type ParsedElement = DefaultTreeAdapterMap['element'];

const allowed = new Set(ALLOWED_TAGS);

/** Elements whose content is no text for readers. DOMPurify drops them with their content, too. */
const DROPPED = new Set([
  ...['script', 'style', 'noscript', 'template', 'iframe', 'noembed', 'noframes', 'plaintext', 'xmp'],
  ...['audio', 'video', 'svg', 'math', 'title', 'head', 'colgroup'],
]);

/** As in the browser: DOMPurify parses a document without scripting, and React takes it over. */
export const readHtml: typeof readHtmlInBrowser = (html) => {
  const root = parse(html.trim(), { scriptingEnabled: false }).childNodes.find(isElement);
  const body = root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  return contentOf(body?.childNodes ?? []);
};

const isElement = (node: ParsedNode): node is ParsedElement => 'tagName' in node;

function contentOf(nodes: readonly ParsedNode[]): SafeNode[] {
  const content: SafeNode[] = [];
  for (const node of nodes.flatMap(safeNodes)) {
    const last = content.at(-1);
    // Dropped elements leave texts as neighbours.
    if (typeof node === 'string' && typeof last === 'string') content.splice(-1, 1, last + node);
    else content.push(node);
  }
  return content;
}

function safeNodes(node: ParsedNode): SafeNode[] {
  if ('value' in node) return [node.value];
  if (!isElement(node) || DROPPED.has(node.tagName)) return [];
  const children = contentOf(node.childNodes);
  if (!allowed.has(node.tagName)) return children;
  const href = node.attrs.find(({ name }) => name === 'href')?.value.trim();
  const isKept = href !== undefined && ALLOWED_ADDRESS.test(href.replace(/\s/g, ''));
  return [{ name: node.tagName, href: isKept ? href : null, children }];
}
