import { Combobox, type ComboboxItem } from '@paddock/ui/combobox';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

afterEach(cleanup);

// In the first test of each file, no chunk is loaded yet, as for the first field on a page.
describe('[KIT-12] [KIT-13] what is typed before a chunk is there', () => {
  test('stays in the combobox, with the focus, and searches its list', async () => {
    const items: ComboboxItem[] = [
      { id: 'SE', text: 'Schweden' },
      { id: 'NO', text: 'Norwegen' },
    ];
    const labels = { open: 'Liste öffnen', loading: 'Wird gesucht', empty: 'Nichts gefunden' };
    render(
      <Combobox aria-label="Land" locale="de" labels={labels} items={items} value={null} onChange={() => undefined} />,
    );
    const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Land' });
    plain.focus();
    fireEvent.change(plain, { target: { value: 'Nor' } });
    const combobox = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Land' });
    expect(combobox.value).toBe('Nor');
    expect(document.activeElement).toBe(combobox);
  });
});
