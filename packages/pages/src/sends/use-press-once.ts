import type { ApiError } from '@paddock/api';
import { findOut, isRefusal, withinDeadline } from '@paddock/api/lost-answer';
import { holdUnsavedWork, serverNow } from '@paddock/host';
import { useEffect, useEffectEvent, useState } from 'react';

type PressState<Input, Outcome> =
  | { status: 'idle' }
  | { status: 'sending'; input: Input }
  /** The answer was lost; the outcome is read until it is known. */
  | { status: 'unclear'; input: Input; pressedAt: number }
  | { status: 'refused'; input: Input; refusal: ApiError }
  | ({ input: Input } & Outcome);

interface PressOnce<Input, Outcome> {
  send: (input: Input, signal: AbortSignal) => Promise<Outcome>;
  /**
   * Reads the outcome of a press whose answer was lost; null while it is not known.
   * @param pressedAt instant (ms) of the server's clock
   */
  read: (input: Input, pressedAt: number) => Promise<Outcome | null>;
}

/**
 * A call without an idempotency key, sent once per press. If the answer is lost, reads until the
 * outcome is known; until then, neither success nor failure is shown.
 */
export function usePressOnce<Input, Outcome extends { status: 'done' | 'missed' }>({
  send,
  read,
}: PressOnce<Input, Outcome>) {
  const [state, setState] = useState<PressState<Input, Outcome>>({ status: 'idle' });
  const readOutcome = useEffectEvent(read);
  useEffect(() => {
    if (state.status !== 'unclear') return;
    const { input, pressedAt } = state;
    return findOut(
      () => readOutcome(input, pressedAt),
      (outcome) => setState({ ...outcome, input }),
    );
  }, [state]);

  const press = async (input: Input) => {
    setState({ status: 'sending', input });
    const pressedAt = serverNow();
    const release = holdUnsavedWork();
    try {
      const outcome = await withinDeadline((signal) => send(input, signal));
      setState({ ...outcome, input });
    } catch (error) {
      setState(
        isRefusal(error) ? { status: 'refused', input, refusal: error } : { status: 'unclear', input, pressedAt },
      );
    }
    release();
  };
  return { state, press };
}
