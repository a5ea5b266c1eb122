import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { readHtml } from '#read-html';
import type { SafeNode } from './safe-html.ts';
import styles from './server-html.module.css';
import { SiteLink } from './site-link.tsx';

interface ServerHtmlProps {
  html: string;
}

/** The level of its highest headings: a page has one `h1`, above it. */
const TOP_HEADING = 2;

/**
 * The server's HTML as React elements: none of it reaches the page as markup, and its links go
 * through the router.
 */
export function ServerHtml({ html }: ServerHtmlProps) {
  const content = useMemo(() => {
    const nodes = readHtml(html);
    return toReact(nodes, TOP_HEADING - highestHeading(nodes));
  }, [html]);
  return <div className={styles.text}>{content}</div>;
}

const HEADING = /^h[1-6]$/;
const levelOf = (name: string): number => Number(name[1]);

/** The level of the highest heading, 6 without one. */
const highestHeading = (nodes: readonly SafeNode[]): number =>
  nodes.reduce<number>((highest, node) => {
    if (typeof node === 'string') return highest;
    const own = HEADING.test(node.name) ? levelOf(node.name) : 6;
    return Math.min(highest, own, highestHeading(node.children));
  }, 6);

function toReact(nodes: readonly SafeNode[], deeper: number): ReactNode[] {
  return nodes.map((node, index) => {
    // The text is static, so its position is a stable key.
    const key = `${index}`;
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
    const { name, href } = node;
    const children = toReact(node.children, deeper);
    if (name === 'a') {
      return (
        <SiteLink key={key} href={href}>
          {children}
        </SiteLink>
      );
    }
    const tag = HEADING.test(name) ? `h${Math.min(levelOf(name) + deeper, 6)}` : name;
    return children.length > 0 ? createElement(tag, { key }, children) : createElement(tag, { key });
  });
}
