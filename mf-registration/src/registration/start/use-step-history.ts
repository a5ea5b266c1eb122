import { useSteps } from '@paddock/forms/steps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Makes each step an entry of the history, under the same address: the back button leads to the
 * step before, and not out of the form.
 */
export function useStepHistory(): void {
  const { active, goTo } = useSteps();
  const { state, key, ...url } = useLocation();
  const navigate = useNavigate();
  const step = active?.name;
  // The entry by which the form was opened has no step of its own: a navigation that writes one
  // would cancel the click of somebody who leaves at once.
  const opened = useRef(step);
  const ofEntry: unknown = state?.step ?? opened.current;

  const write = useEffectEvent((name: string) => {
    opened.current ??= name;
    if (name === (state?.step ?? opened.current)) return;
    void navigate(url, { preventScrollReset: true, state: { ...state, step: name } });
  });
  useEffect(() => {
    if (step !== undefined) write(step);
  }, [step]);

  const follow = useEffectEvent(() => {
    if (typeof ofEntry === 'string' && ofEntry !== step) void goTo({ name: ofEntry });
  });
  useEffect(() => follow(), [key]);
}
