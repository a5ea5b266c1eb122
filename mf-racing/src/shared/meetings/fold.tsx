import { type ReactNode, useDeferredValue, useRef } from 'react';
import styles from './fold.module.css';
import { useFold } from './use-fold.ts';
import { useOpenInPrint } from './use-open-in-print.ts';

interface FoldProps {
  /** Its id on the page. */
  id: string;
  /** Whether it is open before the reader has opened or closed anything. Default: no. */
  initiallyOpen?: boolean;
  /** What is on screen while it is closed; no control. */
  line: ReactNode;
  /** Its content, which may leave out what is costly while it is closed. */
  children: (open: boolean) => ReactNode;
}

/**
 * A line that opens on more. A closed one renders its content after the rest of the page, so that
 * search in the page and print have it.
 */
export function Fold({ id, initiallyOpen = false, line, children }: FoldProps) {
  const { open, onToggle } = useFold(id, initiallyOpen);
  const fold = useRef<HTMLDetailsElement>(null);
  useOpenInPrint(fold);
  const isLater = useDeferredValue(true, false);
  return (
    <details ref={fold} id={id} className={styles.fold} data-fold="" open={open} onToggle={onToggle}>
      <summary className={styles.line}>{line}</summary>
      <div className={styles.content}>{(open || isLater) && children(open)}</div>
    </details>
  );
}
