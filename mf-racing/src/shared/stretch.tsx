import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './stretch.module.css';

/** The heights (px) of stretches that were looked at, by page and name: who comes back finds the page as long as it was. */
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

interface StretchProps {
  /** Its name among those of the page. */
  name: string | number;
  /** Its height, roughly, until it was looked at: any CSS length. The better, the fewer are laid out that turn out to be far away. */
  height: string;
  children: ReactNode;
}

/**
 * A stretch of a long page, which the browser lays out and paints only once it comes near the screen: a page of sixty meetings
 * comes and goes as fast as one of six. It is searched, read aloud, focused and printed as if it stood there.
 */
export function Stretch({ name, height, children }: StretchProps) {
  const key = `${useLocation().pathname} ${name}`;
  const [known] = useState(() => heights.get(key));
  const blockSize = known === undefined ? height : `${known}px`;
  const ref = useCallback((element: HTMLDivElement) => watch(element, key), [key]);
  return (
    <div ref={ref} className={styles.stretch} style={{ containIntrinsicBlockSize: `auto ${blockSize}` }}>
      {children}
    </div>
  );
}
