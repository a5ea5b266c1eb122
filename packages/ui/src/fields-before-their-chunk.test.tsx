import { Combobox, type ComboboxItem } from '@paddock/ui/combobox';
import { NumberField } from '@paddock/ui/number-field';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(cleanup);

// In the first test of each file, no chunk is loaded yet, as for the first field on a page.
describe('[KIT-12, KIT-13] what is typed before a chunk is there', () => {
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

  test('is finished in the plain number field, and read there', async () => {
    const changed = vi.fn();
    const Field = () => {
      const [value, setValue] = useState<number | null>(4);
      const take = (next: number | null) => {
        changed(next);
        setValue(next);
      };
      const labels = { increase: 'Mehr', decrease: 'Weniger' };
      return (
        <NumberField aria-label="Pferde" locale="de" labels={labels} min={4} max={7} value={value} onChange={take} />
      );
    };
    render(<Field />);
    const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pferde' });
    plain.focus();
    fireEvent.change(plain, { target: { value: '6,3' } });
    await vi.dynamicImportSettled();
    expect(screen.getByRole('textbox', { name: 'Pferde' })).toBe(plain);
    expect(plain.value).toBe('6,3');
    fireEvent.blur(plain);
    expect(changed.mock.calls).toEqual([[6]]);
    expect(await screen.findByRole('button', { name: 'Mehr' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pferde' }).value).toBe('6');
  });
});
