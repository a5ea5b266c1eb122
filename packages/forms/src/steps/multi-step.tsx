import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useFormsTexts } from '../use-forms-texts.ts';
import classes from './multi-step.module.css';
import { nameOfTarget } from './step-machine.model.ts';
import { StepProgress } from './step-progress.tsx';
import { StepsContext } from './steps-context.ts';
import { type BeforeStepChange, useStepMachine } from './use-step-machine.ts';

export interface MultiStepProps {
  /** Whether a customer may go on from a step that is not valid. Default: yes (second spec §4). */
  allowIncomplete?: boolean;
  beforeStepChange?: BeforeStepChange;
  /** `<Step>`s, and what stands around them. */
  children: ReactNode;
}

const isPlainTab = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !shiftKey && !altKey && !ctrlKey && !metaKey;

/** Second spec §4: Tab on a button marked next, without Shift. */
const asksForNext = (event: KeyboardEvent): boolean =>
  isPlainTab(event) && event.target instanceof Element && event.target.closest('[data-step-next]') !== null;

/** Enter would send the form, of which the customer has not seen all. */
const isEnterInField = ({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing && !defaultPrevented;

/** A form in steps (second spec §4). It stands in one form of react-hook-form, `<FormProvider>`, and leaves the URL alone. */
export function MultiStep({ allowIncomplete = true, beforeStepChange, children }: MultiStepProps) {
  const t = useFormsTexts();
  const { machine, isBusy, dispatch, registerField, goTo } = useStepMachine({ allowIncomplete, beforeStepChange });
  const id = useId();
  const { active } = machine;

  const root = useRef<HTMLFieldSetElement>(null);

  // After a move, not at the first look: a page that was just opened has its own order of focus.
  const before = useRef(active);
  useEffect(() => {
    const hasMoved = before.current !== undefined && active !== undefined && before.current !== active;
    before.current = active;
    // An error summary that took the focus when the form was sent keeps it.
    const isFocusElsewhere =
      document.activeElement !== document.body && !root.current?.contains(document.activeElement);
    if (hasMoved && !isFocusElsewhere) document.getElementById(id + active)?.focus();
  }, [active, id]);

  // What had the focus loses it when the form is disabled; unless the form moves on, it gets it back.
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus();
  }, [isBusy]);

  const advance = (event: KeyboardEvent<HTMLElement>) => {
    if (nameOfTarget(machine, 'next') === undefined || !(asksForNext(event) || isEnterInField(event))) return;
    event.preventDefault();
    void goTo('next');
  };

  const value = useMemo(
    () => ({ machine, isBusy, dispatch, registerField, goTo, headingId: (step: string) => id + step }),
    [machine, isBusy, dispatch, registerField, goTo, id],
  );

  return (
    <StepsContext value={value}>
      <div>
        <fieldset
          ref={root}
          data-steps=""
          className={classes.steps}
          disabled={isBusy}
          aria-busy={isBusy}
          onKeyDown={advance}
        >
          <StepProgress />
          {children}
        </fieldset>
        <p role="status" className={classes.status}>
          {isBusy && t('loading')}
        </p>
      </div>
    </StepsContext>
  );
}
