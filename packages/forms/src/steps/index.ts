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
