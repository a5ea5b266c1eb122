import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './lazy-section.module.css';

/**
 * Heights (px) of sections that were on screen, by page and name: a page keeps its length on
 * return.
 */
const heights = new Map<string, number>();
const names = new WeakMap<Element, string>();
let sizes: ResizeObserver | undefined;

function watch(element: Element, name: string): () => void {
  sizes ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) heights.set(names.get(target) ?? '', contentRect.height);
  });
  names.set(element, name);
  sizes.observe(element);
  return () => sizes?.unobserve(element);
}

interface LazySectionProps {
  /** Its name within the page. */
  name: string | number;
  /**
   * Its approximate height before it is on screen, any CSS length. A good guess avoids layout
   * shifts.
   */
  height: string;
  children: ReactNode;
}

/**
 * A section of a long page that the browser lays out and paints only near the screen: sixty
 * meetings are as fast as six. Search, screen readers, focus and print still see it.
 */
export function LazySection({ name, height, children }: LazySectionProps) {
  const key = `${useLocation().pathname} ${name}`;
  const [known] = useState(() => heights.get(key));
  const blockSize = known === undefined ? height : `${known}px`;
  const ref = useCallback((element: HTMLDivElement) => watch(element, key), [key]);
  return (
    <div ref={ref} className={styles.section} style={{ containIntrinsicBlockSize: `auto ${blockSize}` }}>
      {children}
    </div>
  );
}
