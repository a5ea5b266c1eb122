import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

let text: PromiseWithResolvers<string>;
const LateHeading = () => <h1 tabIndex={-1}>{use(text.promise)}</h1>;

beforeEach(() => {
  text = Promise.withResolvers();
  const source = createFakeSource({
    'mf-a': {
      paths: ['/a', '/b'],
      load: async () => ({
        routes: [
          { path: '/a', element: <Link to="/b">weiter</Link> },
          { path: '/b', lazy: async () => ({ Component: LatePage }) },
        ],
      }),
    },
  });
  showShell(source, '/a');
});

function LatePage() {
  return (
    <Suspense fallback="…">
      <LateHeading />
    </Suspense>
  );
}

const goOn = async () => {
  fireEvent.click(await screen.findByRole('link', { name: 'weiter' }));
  await screen.findByText('…');
};

test('[FRAME-4] the focus is on a heading that comes after its page', async () => {
  await goOn();
  await act(async () => text.resolve('Spät'));
  const heading = screen.getByRole('heading', { name: 'Spät' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('[FRAME-17] the focus stays where the customer has put it meanwhile', async () => {
  await goOn();
  const search = screen.getByRole('button', { name: 'Suche' });
  search.focus();
  await act(async () => text.resolve('Spät'));
  screen.getByRole('heading', { name: 'Spät' });
  expect(document.activeElement).toBe(search);
});
