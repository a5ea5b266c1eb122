import { isStepValid, type StepState, type StepTarget } from './step-machine.model.ts';
import { useStepsContext } from './steps-context.ts';

/** A step as the customer sees it. */
export interface StepView extends StepState {
  /** From 1. */
  number: number;
  isActive: boolean;
  isValid: boolean;
}

export interface Steps {
  steps: readonly StepView[];
  /** The visible step; undefined before the first step exists. */
  active: StepView | undefined;
  isFirst: boolean;
  isLast: boolean;
  /** A hook before a step change is running, so the form is disabled. */
  isBusy: boolean;
  /** These resolve with whether the move happened. */
  next: () => Promise<boolean>;
  previous: () => Promise<boolean>;
  goTo: (target: StepTarget) => Promise<boolean>;
}

/** The steps of the surrounding `<MultiStep>`. */
export function useSteps(): Steps {
  const { machine, isBusy, goTo } = useStepsContext();
  const steps = machine.steps.map((step, index) => ({
    ...step,
    number: index + 1,
    isActive: step.name === machine.active,
    isValid: isStepValid(step),
  }));
  const active = steps.find(({ isActive }) => isActive);
  return {
    steps,
    active,
    isFirst: active?.number === 1,
    isLast: active?.number === steps.length,
    isBusy,
    next: () => goTo('next'),
    previous: () => goTo('previous'),
    goTo,
  };
}
