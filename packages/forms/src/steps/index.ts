export { MultiStep, type MultiStepProps } from './multi-step.tsx';
export { Step } from './step.tsx';
export { NextStepButton, PreviousStepButton } from './step-buttons.tsx';
export { useSteps } from './use-steps.ts';
