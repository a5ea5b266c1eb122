import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import classes from './sort-list.module.css';
import type { SortItem, SortListLabels } from './sort-list.tsx';

interface SortRowProps {
  item: SortItem;
  /** Its place, from 0. */
  at: number;
  count: number;
  labels: SortListLabels;
  onMove: (id: string, by: 1 | -1) => void;
}

/** An item with the buttons that move it. They keep the focus at both ends and after a move. */
export function SortRow({ item: { id, label, sign }, at, count, labels, onMove }: SortRowProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at < 0) return;
    // The browser takes the focus from an element that is moved in the document.
    pressed.current?.focus();
    pressed.current = null;
  }, [at]);
  const button = (by: 1 | -1, name: string, isEnd: boolean) => (
    <button
      type="button"
      className={classNames(classes.button)}
      aria-label={name}
      aria-disabled={isEnd}
      onClick={(event) => {
        if (isEnd) return;
        pressed.current = event.currentTarget;
        onMove(id, by);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames(classes.icon)}>
        <path d={by < 0 ? 'M12 8l-6 6 1.4 1.4L12 10.8l4.6 4.6L18 14z' : 'M12 15.4l6-6L16.6 8 12 12.6 7.4 8 6 9.4z'} />
      </svg>
    </button>
  );
  return (
    <>
      {sign}
      <span className={classNames(classes.label)}>{label}</span>
      {button(-1, labels.up(label), at === 0)}
      {button(1, labels.down(label), at === count - 1)}
    </>
  );
}
