import type { LazyView } from '@paddock/ui/lazy-view';
import { type ReactNode, useEffect, useState } from 'react';

interface ModalPartProps<Props> {
  part: LazyView<Props>;
  /** The part's own props. */
  props: Props;
  /** Shown while it loads. */
  fallback?: ReactNode;
}

/**
 * A part of a modal in a separate chunk. Throws if it fails to load; the next modal that needs it
 * retries.
 */
export function ModalPart<Props extends object>({ part, props, fallback = null }: ModalPartProps<Props>) {
  const state = part.useView();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    part.load();
    setAsked(true);
  }, [part]);
  if (state.status === 'ready') return <state.View {...props} />;
  if (isAsked && state.status === 'failed') throw new Error('A part of a modal failed to load');
  return fallback;
}
