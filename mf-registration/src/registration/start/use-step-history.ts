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
  const ofEntry: unknown = state?.step;
  const isFirst = useRef(true);

  const write = useEffectEvent((name: string) => {
    const replace = isFirst.current;
    isFirst.current = false;
    if (name === ofEntry) return;
    void navigate(url, { replace, preventScrollReset: true, state: { ...state, step: name } });
  });
  useEffect(() => {
    if (step !== undefined) write(step);
  }, [step]);

  const follow = useEffectEvent(() => {
    if (typeof ofEntry === 'string' && ofEntry !== step) void goTo({ name: ofEntry });
  });
  useEffect(() => follow(), [key]);
}
