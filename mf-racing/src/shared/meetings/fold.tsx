import { type ReactNode, useDeferredValue, useRef } from 'react';
import styles from './fold.module.css';
import { useFold } from './use-fold.ts';
import { useOpenInPrint } from './use-open-in-print.ts';

interface FoldProps {
  /** Its id on the page. */
  id: string;
  /** Whether it is open at first. Default: no. */
  initiallyOpen?: boolean;
  /** Shown while it is closed; without controls. */
  line: ReactNode;
  /** Renders its content, and may leave out costly parts while it is closed. */
  children: (open: boolean) => ReactNode;
}

/**
 * A line that opens to show more. A closed fold renders its content after the rest of the page, for
 * search in the page and for print.
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
