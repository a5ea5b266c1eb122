// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { only, RACING, startRacing } from '../fake/drive.ts';
import type { Boundary, ErrorClass } from '../index.ts';
import { GiveUp, RemoteBoundary, useRemote } from './index.ts';

afterEach(cleanup);

const reasons: Record<ErrorClass, string> = {
  network: 'There is no connection.',
  http: 'The server does not have it.',
  integrity: 'It is not what it should be.',
  mime: 'It is something else.',
  parse: 'It cannot be read.',
  execution: 'It failed.',
  timeout: 'It took too long.',
  contract: 'It does not fit.',
};
const texts = { title: 'This part is missing', reasons, support: 'Support code', retry: 'Try again' };

function Place({ boundary }: { boundary: Boundary }) {
  const state = useRemote(boundary, RACING);
  if (state.name === 'loaded') return <p>loaded {state.loaded.buildId}</p>;
  if (state.name === 'loading') return <p>{state.slow ? 'slow' : 'loading'}</p>;
  if (state.name !== 'gave-up') return <p>{state.name}</p>;
  const { errorClass, supportCode } = state.error;
  const retry = () => void boundary.load(RACING).catch(() => {});
  return <GiveUp errorClass={errorClass} supportCode={supportCode} texts={texts} onRetry={retry} />;
}

test('FED-36 a place shows a remote when it is loaded', async () => {
  const { page, boundary } = startRacing();
  render(<Place boundary={boundary} />);
  expect(screen.getByText('loading')).toBeTruthy();
  await act(() => page.clock.advance(100));
  expect(screen.getByText(/^loaded/)).toBeTruthy();
});

test('FED-36 a place says within 3.5 s that it is slow', async () => {
  const { page, boundary } = startRacing();
  page.server.break(only('/builds/', 'hang'));
  render(<Place boundary={boundary} />);
  await act(() => page.clock.advance(3_500));
  expect(screen.getByText('slow')).toBeTruthy();
});

test('FED-36 a place that gave up says what failed, with its support code, and heals by itself', async () => {
  const { page, boundary } = startRacing();
  page.server.break(only('/builds/', 'not-found'));
  render(<Place boundary={boundary} />);
  await act(() => page.clock.advance(1_000));
  expect(screen.getByRole('alert').textContent).toContain('The server does not have it.');
  expect(screen.getByText('RAC-7-BBBB-EH')).toBeTruthy();
  page.server.mend();
  await act(() => page.clock.advance(1_000));
  expect(screen.getByText(/^loaded/)).toBeTruthy();
});

test('FED-36 the button tries again at once', async () => {
  const { page, boundary } = startRacing();
  page.server.break(only('/builds/', 'throws'));
  render(<Place boundary={boundary} />);
  await act(() => page.clock.advance(100));
  page.server.mend();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => page.clock.advance(100));
  expect(screen.getByText(/^loaded/)).toBeTruthy();
});

test('FED-36 an evicted remote that is still shown is loaded again', async () => {
  const { page, boundary } = startRacing();
  render(<Place boundary={boundary} />);
  await act(() => page.clock.advance(100));
  act(() => boundary.evict(RACING));
  await act(() => page.clock.advance(100));
  expect(screen.getByText(/^loaded/)).toBeTruthy();
});

function InRender({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error('in render');
  return <p>whole</p>;
}

function InEffect({ isBroken }: { isBroken: () => boolean }) {
  useEffect(() => {
    if (isBroken()) throw new Error('in an effect');
  }, [isBroken]);
  return <p>whole</p>;
}

test.each([
  ['render', InRender],
  ['effect', InEffect],
])(
  'FED-37 what a remote throws in %s stays in its place, is reported once and can be tried again',
  (_where, Broken) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {}); // React tells of what a boundary caught.
    let isBroken = true;
    const reportRenderError = vi.fn();
    const failure = (_error: unknown, retry: () => void) => (
      <GiveUp errorClass="execution" supportCode="RAC-7-BBBB-RX" texts={texts} onRetry={retry} />
    );
    render(
      <>
        <p>the rest of the page</p>
        <RemoteBoundary boundary={{ reportRenderError }} remote={RACING} failure={failure}>
          <Broken isBroken={() => isBroken} />
        </RemoteBoundary>
      </>,
    );
    expect(screen.getByText('the rest of the page')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('It failed.');
    expect(reportRenderError).toHaveBeenCalledExactlyOnceWith(RACING, expect.any(Error));
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole')).toBeTruthy();
    logged.mockRestore();
  },
);
