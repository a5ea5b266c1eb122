import { useSteps } from '@paddock/forms/steps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives each step a history entry with the same URL: the back button leads to the previous step,
 * and not out of the form. A form that is opened anew (reload, return) begins with its first step,
 * at the entry of that step.
 */
export function useStepHistory(): void {
  const { active, goTo } = useSteps();
  const { state, key, ...url } = useLocation();
  const navigate = useNavigate();
  const step = active?.name;
  const shown = useRef(new Set<string>());

  // The first step's entry stores nothing: a navigation that writes it would cancel a click on a
  // link right after the load.
  const stepOfEntry = (): string | undefined => {
    const [first] = shown.current;
    return state?.step ?? first;
  };

  const write = useEffectEvent((name: string) => {
    const depth = state?.depth ?? 0;
    const isOpened = shown.current.size > 0;
    shown.current.add(name);
    if (!isOpened && depth > 0) void navigate(-depth);
    if (!isOpened || name === stepOfEntry()) return;
    void navigate(url, { preventScrollReset: true, state: { ...state, step: name, depth: depth + 1 } });
  });
  useEffect(() => {
    if (step !== undefined) write(step);
  }, [step]);

  // An entry of an earlier form may store a step that this form has not shown yet.
  const follow = useEffectEvent(() => {
    const name = stepOfEntry();
    if (name !== undefined && name !== step && shown.current.has(name)) void goTo({ name });
  });
  useEffect(() => follow(), [key]);
}
