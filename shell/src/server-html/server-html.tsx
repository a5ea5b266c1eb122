import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { sanitizeHtml } from './sanitize-html.ts';
import styles from './server-html.module.css';
import { SiteLink } from './site-link.tsx';

interface ServerHtmlProps {
  html: string;
  /** The level of its highest headings, below the heading above it. Default: 2. */
  headingsFrom?: number | undefined;
}

/**
 * The server's HTML as React elements: none of it reaches the page as markup, and its links go
 * through the router.
 */
export function ServerHtml({ html, headingsFrom = 2 }: ServerHtmlProps) {
  const content = useMemo(() => {
    const root = sanitizeHtml(html);
    return toReact([...root.childNodes], headingsFrom - highestHeading(root));
  }, [html, headingsFrom]);
  return <div className={styles.text}>{content}</div>;
}

const HEADING = /^h[1-6]$/;
const levelOf = (name: string): number => Number(name[1]);

function highestHeading(root: DocumentFragment): number {
  const levels = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => levelOf(localName));
  return Math.min(...levels, 6);
}

function toReact(nodes: readonly Node[], deeper: number): ReactNode[] {
  return nodes.map((node, index) => {
    // The text is static, so its position is a stable key.
    const key = `${index}`;
    if (!(node instanceof Element)) return <Fragment key={key}>{node.textContent}</Fragment>;
    const children = toReact([...node.childNodes], deeper);
    const name = node.localName;
    if (name === 'a') {
      return (
        <SiteLink key={key} href={node.getAttribute('href')}>
          {children}
        </SiteLink>
      );
    }
    const tag = HEADING.test(name) ? `h${Math.min(levelOf(name) + deeper, 6)}` : name;
    return children.length > 0 ? createElement(tag, { key }, children) : createElement(tag, { key });
  });
}
