import { Pager, PartPager } from '@paddock/pages/pager';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';

describe('[PAGER-1] [PAGER-2] the pages of a list', () => {
  test('are links where each has an address', () => {
    showPart(
      <Pager page={2} pages={3} to={(page) => `?page=${page}`}>
        <p>The list</p>
      </Pager>,
      'en',
    );
    screen.getByText('The list');
    screen.getByRole('navigation', { name: 'Pages of the list' });
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/?page=3');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  test.each([
    [4, '?page=4'],
    [0, '?page=1'],
  ])(
    '[PAGER-3] of %i pages do not exist beyond the last one: a sentence says so in place of the list',
    (pages, last) => {
      showPart(
        <Pager page={9} pages={pages} to={(page) => `?page=${page}`}>
          <p>Die Liste</p>
        </Pager>,
      );
      screen.getByText('Diese Seite gibt es nicht.');
      expect(screen.queryByText('Die Liste')).toBeNull();
      expect(screen.queryByText(/Seite 9/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe(`/${last}`);
    },
  );

  test('are buttons inside something that has the address', () => {
    const onChange = vi.fn();
    showPart(<PartPager page={1} pages={3} onChange={onChange} labels={{ next: 'Ältere' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ältere' }));
    expect(onChange).toHaveBeenCalledWith(2);
  });
});
