import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useFormsTexts } from '../use-forms-texts.ts';
import classes from './multi-step.module.css';
import { type StepView, useSteps } from './use-steps.ts';

/** The steps in their order: which is current, which are complete, and which have errors. A press goes there, if it may. */
export function StepProgress() {
  const t = useFormsTexts();
  const { steps, goTo } = useSteps();

  const stateOf = ({ submitted, isValid, errorCount }: StepView): string | undefined => {
    if (!submitted || (!isValid && errorCount === 0)) return undefined;
    return isValid ? t('stepDone') : t('stepErrors', { count: errorCount });
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
              data-state={state && (step.isValid ? 'done' : 'wrong')}
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
