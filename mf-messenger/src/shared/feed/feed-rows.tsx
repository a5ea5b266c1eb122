import { memo, type ReactNode, type RefObject } from 'react';
import { Virtualizer } from 'virtua';
import { type FeedRow, labelOf } from './feed.model.ts';
import styles from './feed.module.css';
import { useTurn } from './use-turn.ts';

/** Pixels beyond the screen that have rows: each slows down a turn of the mouse wheel. */
const BUFFER = 80;

/** Longer lists keep only the rows near the screen in the document. */
const VIRTUAL_FROM = 200;

interface FeedRowsProps<Item> {
  rows: readonly FeedRow<Item>[];
  /** The number of all items; -1 while there are older ones. */
  setSize: number;
  scroller: RefObject<HTMLElement | null>;
  render: (item: Item) => ReactNode;
}

/** The articles of a feed. Memoized: a turn of the wheel changes the feed's state, not its rows. */
export const FeedRows = memo(function FeedRows<Item extends { id: number }>({
  rows,
  setSize,
  scroller,
  render,
}: FeedRowsProps<Item>) {
  const isLong = rows.length >= VIRTUAL_FROM;
  const row = (each: FeedRow<Item>, at: number) => (
    <Row key={each.item.id} {...each} position={at + 1} setSize={setSize} waits={isLong} render={render} />
  );
  if (!isLong) return rows.map(row);
  return (
    <Virtualizer data={rows} scrollRef={scroller} bufferSize={BUFFER}>
      {row}
    </Virtualizer>
  );
}) as <Item extends { id: number }>(props: FeedRowsProps<Item>) => ReactNode;

interface RowProps<Item> extends FeedRow<Item> {
  position: number;
  setSize: number;
  /** The content waits for its turn. */
  waits: boolean;
  render: (item: Item) => ReactNode;
}

const Row = memo(function Row<Item extends { id: number }>({
  item,
  day,
  position,
  setSize,
  waits,
  render,
}: RowProps<Item>) {
  const hasTurn = useTurn(waits);
  return (
    <article
      className={styles.article}
      tabIndex={-1}
      aria-labelledby={labelOf(item.id)}
      aria-posinset={position}
      aria-setsize={setSize}
    >
      {day && <h3 className={styles.day}>{day}</h3>}
      {hasTurn && render(item)}
    </article>
  );
}) as <Item extends { id: number }>(props: RowProps<Item>) => ReactNode;
