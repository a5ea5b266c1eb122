import { useSteps } from '@paddock/forms/steps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives each step a history entry with the same URL: the back button leads to the previous step,
 * and not out of the form. A form that is opened anew, at any entry, begins with its first step.
 */
export function useStepHistory(): void {
  const { active, goTo } = useSteps();
  const { state, key, ...url } = useLocation();
  const navigate = useNavigate();
  const step = active?.name;
  const openedAt = useRef(key);
  const shown = useRef(new Set<string>());

  // The entry of the opened form is never written: a navigation would cancel a click on a link
  // right after the load.
  const stepOfEntry = (): string => {
    const [first] = shown.current;
    return (key !== openedAt.current && state?.step) || first;
  };

  const write = useEffectEvent((name: string) => {
    shown.current.add(name);
    if (name === stepOfEntry()) return;
    void navigate(url, { preventScrollReset: true, state: { ...state, step: name } });
  });
  useEffect(() => {
    if (step !== undefined) write(step);
  }, [step]);

  // An entry of an earlier form may store a step that this form has not shown yet.
  const follow = useEffectEvent(() => {
    const name = stepOfEntry();
    if (name !== step && shown.current.has(name)) void goTo({ name });
  });
  useEffect(() => follow(), [key]);
}
