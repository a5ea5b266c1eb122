import { Pagination, type PaginationProps } from '@paddock/ui/pagination';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

afterEach(cleanup);

const pagination = (props: Pick<PaginationProps, 'page' | 'pages'>) => (
  <Pagination
    {...props}
    labels={{
      region: 'Seiten Ihrer Wetten',
      previous: 'Zurück',
      next: 'Weiter',
      page: (page) => `Seite ${page}`,
      position: `Seite ${props.page} von ${props.pages}`,
    }}
    link={(page, link) => <a href={`?page=${page}`} {...link} />}
  />
);
const show = (props: Pick<PaginationProps, 'page' | 'pages'>) => render(pagination(props));

const link = (name: string) => within(screen.getByRole('navigation')).queryByRole('link', { name });

describe('[PAGINATION-1] [PAGINATION-3] [PAGINATION-4] pagination', () => {
  test('is a named navigation of links that says which page is the present one', () => {
    show({ page: 5, pages: 20 });
    expect(screen.getByRole('navigation', { name: 'Seiten Ihrer Wetten' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5');
    expect(link('Seite 20')?.getAttribute('href')).toBe('?page=20');
  });

  test('leads one page back and one on, where there is one', () => {
    show({ page: 5, pages: 20 });
    expect(link('Zurück')?.getAttribute('href')).toBe('?page=4');
    expect(link('Weiter')?.getAttribute('href')).toBe('?page=6');
    cleanup();
    show({ page: 1, pages: 2 });
    expect(link('Zurück')).toBeNull();
    cleanup();
    show({ page: 2, pages: 2 });
    expect(link('Weiter')).toBeNull();
  });

  test('[PAGINATION-7] has the focus where the pressed link is gone: on the first and on the last page', () => {
    const { rerender } = show({ page: 2, pages: 3 });
    expect(document.activeElement).toBe(document.body);
    link('Weiter')?.focus();
    rerender(pagination({ page: 3, pages: 3 }));
    expect(document.activeElement).toBe(screen.getByRole('navigation'));
    const back = link('Zurück');
    back?.focus();
    rerender(pagination({ page: 2, pages: 3 }));
    expect(document.activeElement).toBe(back);
    rerender(pagination({ page: 1, pages: 3 }));
    expect(document.activeElement).toBe(screen.getByRole('navigation'));
  });

  test.each([
    [9, 3],
    [9, 1],
    [9, 0],
  ])('[PAGINATION-6] leads from page %i of %i, which is none, back to the last one', (page, pages) => {
    show({ page, pages });
    expect(link('Zurück')?.getAttribute('href')).toBe(`?page=${Math.max(pages, 1)}`);
    expect(link('Weiter')).toBeNull();
  });

  test('is nothing where there is one page or none', () => {
    show({ page: 1, pages: 1 });
    show({ page: 1, pages: 0 });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
