import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { createLazyView } from '../lazy-view.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { moveTo } from './sort-list.model.ts';
import classes from './sort-list.module.css';
import { SortRow } from './sort-row.tsx';

export interface SortItem {
  id: string;
  label: string;
  /** Before the label, for example a flag. */
  sign?: ReactNode;
}

export interface SortListLabels {
  /** Names of an item's buttons, from its label. */
  up: (label: string) => string;
  down: (label: string) => string;
  drag: (label: string) => string;
  /** Announced after a move. `place` counts from 1. */
  moved: (label: string, place: number) => string;
}

export interface SortListProps {
  /** The name of the list. */
  label: string;
  /** In their order. */
  items: readonly SortItem[];
  /** Called with all ids in their new order. */
  onSort: (ids: string[]) => void;
  labels: SortListLabels;
}

export interface SortListViewProps extends Omit<SortListProps, 'onSort'> {
  /** Moves an item one place up (-1) or down (1). */
  onMove: (id: string, by: 1 | -1) => void;
  /** An item was dropped; with the new order. */
  onDrop: (id: string, ids: string[]) => void;
}

const sortListView = createLazyView(() => import('./sort-list-view.tsx').then(({ SortListView }) => SortListView));

/**
 * A list that the user sorts: by buttons, and by drag and drop once that is loaded. Buttons need no
 * dragging (WCAG 2.5.7) and work by keyboard.
 */
export function SortList(props: SortListProps) {
  const shown = sortListView.useView();
  const [said, setSaid] = useState('');
  useEffect(sortListView.load, []);
  const { label, items, onSort, labels } = props;
  const ids = items.map(({ id }) => id);
  const sort = (id: string, order: string[]) => {
    if (order.join() === ids.join()) return;
    onSort(order);
    const item = items.find((each) => each.id === id);
    if (item) setSaid(labels.moved(item.label, order.indexOf(id) + 1));
  };
  const move = (id: string, by: 1 | -1) => sort(id, moveTo(ids, id, ids.indexOf(id) + by));
  return (
    <>
      {shown.status === 'ready' ? (
        <shown.View label={label} items={items} labels={labels} onMove={move} onDrop={sort} />
      ) : (
        <ul aria-label={label} className={classNames(classes.list)}>
          {items.map((item, at) => (
            <li key={item.id} className={classNames(classes.item)}>
              <SortRow item={item} at={at} count={items.length} labels={labels} onMove={move} />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
