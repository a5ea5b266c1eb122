export { MultiStep, type MultiStepProps } from './multi-step.tsx';
export { Step, type StepProps } from './step.tsx';
export { NEXT_BUTTON, NextStepButton, PreviousStepButton } from './step-buttons.tsx';
export {
  canMove,
  createStepMachine,
  isStepValid,
  nameOfTarget,
  reduceSteps,
  type StepCounts,
  type StepEvent,
  type StepMachine,
  type StepState,
  type StepTarget,
  stepsLeft,
} from './step-machine.model.ts';
export type { BeforeStepChange, StepMove } from './use-step-machine.ts';
export { type Steps, type StepView, useSteps } from './use-steps.ts';
