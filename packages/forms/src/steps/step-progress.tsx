import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useFormsTexts } from '../use-forms-texts.ts';
import classes from './multi-step.module.css';
import { type StepView, useSteps } from './use-steps.ts';

// The step in which the customer is shows its number until something is wrong with it.
const markOf = ({ submitted, isValid, isActive, errorCount }: StepView): 'done' | 'wrong' | undefined => {
  if (submitted && isValid && !isActive) return 'done';
  return submitted && errorCount > 0 ? 'wrong' : undefined;
};

/** The steps in their order: which is current, which are complete, and which have errors. A press goes there, if it may. */
export function StepProgress() {
  const t = useFormsTexts();
  const { steps, goTo } = useSteps();

  const stateOf = ({ submitted, isValid, errorCount }: StepView): string | undefined => {
    if (submitted && isValid) return t('stepDone');
    return submitted && errorCount > 0 ? t('stepErrors', { count: errorCount }) : undefined;
  };

  return (
    <ol className={classes.progress} aria-label={t('steps')}>
      {steps.map((step) => {
        const state = stateOf(step);
        return (
          <li key={step.name}>
            <button
              type="button"
              className={classes.mark}
              aria-current={step.isActive ? 'step' : undefined}
              data-state={markOf(step)}
              onClick={() => goTo({ name: step.name })}
            >
              <span className={classes.number}>{step.number}</span> <span className={classes.label}>{step.label}</span>{' '}
              {state && <VisuallyHidden>({state})</VisuallyHidden>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
