import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, { rows: number; cells: number }>> = {
  ArrowUp: { rows: -1, cells: 0 },
  ArrowDown: { rows: 1, cells: 0 },
  ArrowLeft: { rows: 0, cells: -1 },
  ArrowRight: { rows: 0, cells: 1 },
};

/** Moves the focus from a box of a table to the next one in the direction of an arrow key. */
export function moveFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const cell = (event.target as Element).closest('td');
  const table = cell?.closest('table');
  if (!step || !cell || !table || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + step.rows;
  let at = cell.cellIndex + step.cells;
  while (table.rows[row]?.cells[at]) {
    const box = table.rows[row]?.cells[at]?.querySelector<HTMLInputElement>('input:enabled');
    if (box) {
      event.preventDefault();
      box.focus();
      return;
    }
    row += step.rows;
    at += step.cells;
  }
}
