import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { ErrorSummary } from '../messages/error-summary.tsx';
import { useFormsTexts } from '../use-forms-texts.ts';
import classes from './multi-step.module.css';
import { nameOfTarget } from './step-machine.model.ts';
import { StepProgress } from './step-progress.tsx';
import { StepsContext } from './steps-context.ts';
import { type BeforeStepChange, useStepMachine } from './use-step-machine.ts';

export interface MultiStepProps {
  /** Whether a customer may leave an invalid step forward. Default: yes (second spec §4). */
  allowIncomplete?: boolean;
  beforeStepChange?: BeforeStepChange;
  /** The `<Step>`s and the elements around them. */
  children: ReactNode;
}

const isPlainTab = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !shiftKey && !altKey && !ctrlKey && !metaKey;

/** Second spec §4: Tab on a button marked next, without Shift. */
const asksForNext = (event: KeyboardEvent): boolean =>
  isPlainTab(event) && event.target instanceof Element && event.target.closest('[data-step-next]') !== null;

/** Enter would submit a form whose later steps the customer has not seen. */
const isEnterInField = ({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing && !defaultPrevented;

/**
 * A form with steps (second spec §4), inside one react-hook-form `<FormProvider>`. It does not
 * change the URL.
 */
export function MultiStep({ allowIncomplete = true, beforeStepChange, children }: MultiStepProps) {
  const t = useFormsTexts();
  const { machine, isBusy, dispatch, registerField, goTo, refusal } = useStepMachine({
    allowIncomplete,
    beforeStepChange,
  });
  const id = useId();
  const { active } = machine;

  const root = useRef<HTMLFieldSetElement>(null);

  // Only after a move: a page that was just opened has its own focus order.
  const before = useRef(active);
  useEffect(() => {
    const hasMoved = before.current !== undefined && active !== undefined && before.current !== active;
    before.current = active;
    // An error summary that took the focus on submit keeps it.
    const isFocusElsewhere =
      document.activeElement !== document.body && !root.current?.contains(document.activeElement);
    if (hasMoved && !isFocusElsewhere) document.getElementById(id + active)?.focus();
  }, [active, id]);

  // Disabling the form blurs the focused element; it gets the focus back unless the form moves on.
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
          {refusal && (
            <div className={classes.refusal}>
              <ErrorSummary refusal={refusal} />
            </div>
          )}
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
