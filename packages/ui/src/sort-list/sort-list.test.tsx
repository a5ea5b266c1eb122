import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SortList } from './sort-list.tsx';

afterEach(cleanup);

function Countries() {
  const [ids, setIds] = useState(['Deutschland', 'Frankreich', 'Schweden']);
  return (
    <SortList
      label="Länder"
      items={ids.map((id) => ({ id, label: id }))}
      onSort={setIds}
      labels={{
        up: (name) => `${name} hoch`,
        down: (name) => `${name} runter`,
        drag: (name) => `${name} ziehen`,
        moved: (name, place) => `${name} steht an Stelle ${place}`,
      }}
    />
  );
}

const order = () =>
  screen
    .getAllByRole('button', { name: / hoch$/ })
    .map((button) => button.getAttribute('aria-label')?.replace(' hoch', ''));

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

const sorts = () => {
  press('Deutschland runter');
  expect(order()).toEqual(['Frankreich', 'Deutschland', 'Schweden']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Deutschland runter');
  press('Schweden hoch');
  expect(order()).toEqual(['Frankreich', 'Schweden', 'Deutschland']);
  expect(screen.getByRole('status').textContent).toBe('Schweden steht an Stelle 2');
  press('Frankreich hoch');
  expect(order()).toEqual(['Frankreich', 'Schweden', 'Deutschland']);
};

test('[SORT-1] [SORT-3] [SORT-4] buttons sort it before drag and drop is loaded', () => {
  render(<Countries />);
  expect(screen.queryByRole('button', { name: 'Schweden ziehen' })).toBeNull();
  sorts();
});

test('[SORT-1] [SORT-3] buttons sort it with drag and drop, too', async () => {
  // The first import may exceed a test's timeout.
  await import('./sort-list-view.tsx');
  render(<Countries />);
  await screen.findByRole('button', { name: 'Schweden ziehen' });
  sorts();
});
