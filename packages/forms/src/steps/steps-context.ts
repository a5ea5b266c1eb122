import { createContext, useContext } from 'react';
import type { StepEvent, StepMachine, StepTarget } from './step-machine.model.ts';

export interface StepsContextValue {
  machine: StepMachine;
  isBusy: boolean;
  dispatch: (event: StepEvent) => void;
  registerField: (step: string, field: string) => void;
  goTo: (target: StepTarget) => Promise<boolean>;
  headingId: (step: string) => string;
}

export const StepsContext = createContext<StepsContextValue | undefined>(undefined);

export function useStepsContext(): StepsContextValue {
  const value = useContext(StepsContext);
  if (!value) throw new Error('Use this inside a <MultiStep>.');
  return value;
}
