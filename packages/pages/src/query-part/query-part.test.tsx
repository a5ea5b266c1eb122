import { ApiError } from '@paddock/api';
import { QueryPart, withInlineErrors } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';

const refused = (kind: 'network' | 'api') => new ApiError({ kind, status: kind === 'api' ? 500 : 0 });

function Races({ read, whole }: { read: () => Promise<string>; whole?: boolean }) {
  const query = useQuery(withInlineErrors({ queryKey: ['races'], queryFn: read }));
  return (
    <QueryPart query={query} skeleton={<p>Skeleton</p>} whole={whole ?? false}>
      {(races) => (
        <>
          <p>{races}</p>
          <button type="button" onClick={() => query.refetch()}>
            Refresh
          </button>
        </>
      )}
    </QueryPart>
  );
}

/** A part inside another part; both read at once. */
function Nested({ account, types }: Record<'account' | 'types', () => Promise<string>>) {
  const outer = useQuery(withInlineErrors({ queryKey: ['account'], queryFn: account }));
  const inner = useQuery(withInlineErrors({ queryKey: ['types'], queryFn: types }));
  return (
    <QueryPart query={outer} skeleton={null}>
      {(first) => (
        <QueryPart query={inner} skeleton={null}>
          {(second) => <p>{`${first}, ${second}`}</p>}
        </QueryPart>
      )}
    </QueryPart>
  );
}

describe('a part of a page that a query fills', () => {
  test('[PART-1] shows its skeleton, then its data', async () => {
    showPart(<Races read={async () => 'Three races'} />);
    screen.getByText('Skeleton');
    await screen.findByText('Three races');
    expect(screen.queryByText('Skeleton')).toBeNull();
  });

  test.each([
    ['network', 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.'],
    ['api', 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.'],
  ] as const)(
    '[PART-2] [PART-3] [PART-4] says that its first read failed (%s), and reads again on request',
    async (kind, text) => {
      const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused(kind)).mockResolvedValue('Three races');
      showPart(<Races read={read} />);
      await screen.findByRole('heading', { level: 2, name: 'Das konnte gerade nicht geladen werden' });
      screen.getByText(text);
      fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
      await screen.findByText('Three races');
    },
  );

  test('[PART-7] reads again what failed elsewhere on the page, once each', async () => {
    const readOnce = (name: string) =>
      vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused('api')).mockResolvedValue(name);
    const [account, types] = [readOnce('The account'), readOnce('The types')];
    showPart(<Nested account={account} types={types} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText('The account, The types');
    for (const read of [account, types]) expect(read).toHaveBeenCalledTimes(2);
  });

  test('[PART-5] that is the whole page has its error as the heading of the page', async () => {
    showPart(<Races whole read={() => Promise.reject(refused('api'))} />);
    await screen.findByRole('heading', { level: 1, name: 'Das konnte gerade nicht geladen werden' });
  });

  test('[PART-6] keeps its data when a refresh fails, and says from when it is', async () => {
    const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('Three races').mockRejectedValue(refused('api'));
    showPart(<Races read={read} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    await screen.findByText(/lassen sich zurzeit nicht aktualisieren\. Stand \d\d:\d\d:\d\d Uhr\./);
    screen.getByText('Three races');
  });
});
