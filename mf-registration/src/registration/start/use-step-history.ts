import { useSteps } from '@paddock/forms/steps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives each step a history entry with the same URL: the back button leads to the previous step,
 * and not out of the form.
 */
export function useStepHistory(): void {
  const { active, goTo } = useSteps();
  const { state, key, ...url } = useLocation();
  const navigate = useNavigate();
  const step = active?.name;
  // The entry of the opened form stores no step: a navigation that writes one would cancel a click
  // on a link right after the load.
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
