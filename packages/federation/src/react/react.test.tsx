// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RACING } from '../fake/drive.ts';
import { RemoteBoundary } from './index.ts';

afterEach(cleanup);

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
  '[CRASH-1] what a remote throws in %s stays in its place, is reported once and can be tried again',
  (_where, Broken) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs them.
    let isBroken = true;
    const reportRenderError = vi.fn();
    const failure = (_error: unknown, retry: () => void) => (
      <button type="button" onClick={retry}>
        Try again
      </button>
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
    expect(screen.queryByText('whole')).toBeNull();
    expect(reportRenderError).toHaveBeenCalledExactlyOnceWith(RACING, expect.any(Error));
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole')).toBeTruthy();
    logged.mockRestore();
  },
);
