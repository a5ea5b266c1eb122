import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useFormsTexts } from '../use-forms-texts.ts';
import classes from './multi-step.module.css';
import { type StepView, useSteps } from './use-steps.ts';

// The active step shows its number until it has an error.
const markOf = ({ submitted, isValid, isActive, errorCount }: StepView): 'done' | 'wrong' | undefined => {
  if (submitted && isValid && !isActive) return 'done';
  return submitted && errorCount > 0 ? 'wrong' : undefined;
};

/**
 * The steps in order: current, complete, or with errors. A press goes to the step if that is
 * allowed.
 */
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
