import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import '../aria-page.ts';
import { classNames } from '../class-names.ts';
import { dropAt } from './sort-list.model.ts';
import classes from './sort-list.module.css';
import type { SortItem, SortListViewProps } from './sort-list.tsx';
import { SortRow } from './sort-row.tsx';

/**
 * The list with drag and drop: by mouse or finger, or on a handle by Enter, arrows and Enter again.
 */
export function SortListView({ label, items, labels, onMove, onDrop }: SortListViewProps) {
  const { dragAndDropHooks } = useDragAndDrop<SortItem>({
    getItems: (_, dragged) => dragged.map((item) => ({ 'text/plain': item.label })),
    onReorder({ keys, target: { key, dropPosition } }) {
      const [id] = keys;
      if (id === undefined || dropPosition === 'on') return;
      const ids = items.map((item) => item.id);
      onDrop(String(id), dropAt(ids, String(id), String(key), dropPosition));
    },
  });
  return (
    <GridList
      aria-label={label}
      className={classNames(classes.list)}
      items={items}
      // A row shows its place, which changes when others move.
      dependencies={[items]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(item) => (
        <GridListItem textValue={item.label} className={classNames(classes.item)}>
          <Button slot="drag" aria-label={labels.drag(item.label)} className={classNames(classes.handle)}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames(classes.icon)}>
              <path d="M9 5h2v2H9zm4 0h2v2h-2zm-4 6h2v2H9zm4 0h2v2h-2zm-4 6h2v2H9zm4 0h2v2h-2z" />
            </svg>
          </Button>
          <SortRow item={item} at={items.indexOf(item)} count={items.length} labels={labels} onMove={onMove} />
        </GridListItem>
      )}
    </GridList>
  );
}
