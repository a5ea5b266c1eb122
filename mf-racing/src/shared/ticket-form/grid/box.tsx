import styles from './box.module.css';
import type { BoxState } from './grid.model.ts';

interface BoxProps {
  /** The index of its column. */
  column: number;
  value: number | 'ALL' | 'X';
  label: string;
  state: BoxState;
}

/** The grid listens to all of its boxes: a callback for each box would render every row again. */
const heardByTheGrid = () => {};

/** A box of the grid. The whole cell can be pressed. */
export const Box = ({ column, value, label, state }: BoxProps) => (
  <label className={styles.box}>
    <input
      type="checkbox"
      aria-label={label}
      data-column={column}
      value={value}
      checked={state === 'ticked' || state === 'covered'}
      disabled={state === 'covered' || state === 'shut'}
      onChange={heardByTheGrid}
    />
  </label>
);
