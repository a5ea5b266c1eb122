import { queryClient } from '@paddock/host';
import { sessionFetch } from '@paddock/host/shell';
import { useToday } from '@paddock/pages';
import { act, render, screen } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const Today = () => <p>{useToday()}</p>;

test("[QUERY-9] today is the server's day in Germany, from the first answer on", async () => {
  vi.setSystemTime('2026-11-21T12:00:00Z');
  render(<Today />);
  screen.getByText('2026-11-21');
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: 'Sun, 22 Nov 2026 23:30:00 GMT' } }));
  const queryFn = async () => (await sessionFetch(new Request('http://localhost/api/v1/meetings'))).status;
  await act(() => queryClient.query({ queryKey: ['any'], queryFn }));
  screen.getByText('2026-11-23');
});
