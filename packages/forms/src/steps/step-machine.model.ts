/** A step of a form (second spec §4). */
export interface StepState {
  readonly name: string;
  /** Shown to the customer; not used by the machine. */
  readonly label: string;
  /** Number of errors in its fields. */
  readonly errorCount: number;
  /** Number of pending checks in its fields. */
  readonly blockingCount: number;
  /** It was validated: its errors show. */
  readonly submitted: boolean;
}

export interface StepMachine {
  /** In page order. */
  readonly steps: readonly StepState[];
  /** The name of the visible step; undefined while there is none. */
  readonly active: string | undefined;
  /** Whether a customer may leave an invalid step forward. */
  readonly allowIncomplete: boolean;
}

/** A target: a step by name, or by number from 1. */
export type StepTarget = 'next' | 'previous' | { readonly name: string } | { readonly number: number };

export interface StepCounts {
  readonly name: string;
  readonly errorCount: number;
  readonly blockingCount: number;
}

export type StepEvent =
  /** A step was added at this place among the others, or an old one has a new label or place. */
  | { readonly type: 'step-added'; readonly name: string; readonly label: string; readonly index: number }
  | { readonly type: 'step-removed'; readonly name: string }
  /** The number of errors in its fields has changed. */
  | ({ readonly type: 'step-changed' } & StepCounts)
  /** All its fields were validated. */
  | ({ readonly type: 'step-validated' } & StepCounts)
  | { readonly type: 'move-requested'; readonly target: StepTarget }
  /** The form was submitted and is invalid. */
  | { readonly type: 'submission-refused' }
  | { readonly type: 'rule-changed'; readonly allowIncomplete: boolean };

export const createStepMachine = ({ allowIncomplete = true }: { allowIncomplete?: boolean } = {}): StepMachine => ({
  steps: [],
  active: undefined,
  allowIncomplete,
});

/** Second spec §4: error count plus blocking count is 0. */
export const isStepValid = ({ errorCount, blockingCount }: StepState): boolean => errorCount + blockingCount === 0;

const indexOf = ({ steps }: StepMachine, name: string | undefined): number =>
  steps.findIndex((step) => step.name === name);

function indexOfTarget(machine: StepMachine, target: StepTarget): number {
  const current = indexOf(machine, machine.active);
  if (target === 'next') return current + 1;
  if (target === 'previous') return current - 1;
  return 'name' in target ? indexOf(machine, target.name) : target.number - 1;
}

/** The name of the target's step; undefined if there is none. */
export const nameOfTarget = (machine: StepMachine, target: StepTarget): string | undefined =>
  machine.steps[indexOfTarget(machine, target)]?.name;

/** The steps to validate on a move: forward, the current step and all between; back, none. */
export function stepsLeft(machine: StepMachine, target: StepTarget): readonly StepState[] {
  return machine.steps.slice(indexOf(machine, machine.active), Math.max(0, indexOfTarget(machine, target)));
}

/**
 * Whether a move is allowed: the step exists, and incomplete steps are allowed or all steps passed
 * are valid.
 */
export const canMove = (machine: StepMachine, target: StepTarget): boolean =>
  nameOfTarget(machine, target) !== undefined &&
  (machine.allowIncomplete || stepsLeft(machine, target).every(isStepValid));

const changeStep = (machine: StepMachine, name: string, change: Partial<StepState>): StepMachine => ({
  ...machine,
  steps: machine.steps.map((step) => (step.name === name ? { ...step, ...change } : step)),
});

function addStep(machine: StepMachine, { name, label, index }: StepEvent & { type: 'step-added' }): StepMachine {
  const fresh: StepState = { name, label, errorCount: 0, blockingCount: 0, submitted: false };
  const known = machine.steps.find((step) => step.name === name) ?? fresh;
  const others = machine.steps.filter((step) => step.name !== name);
  return {
    ...machine,
    steps: others.toSpliced(Math.max(0, index), 0, { ...known, label }),
    active: machine.active ?? name,
  };
}

function removeStep(machine: StepMachine, name: string): StepMachine {
  const steps = machine.steps.filter((step) => step.name !== name);
  if (machine.active !== name) return { ...machine, steps };
  const previous = machine.steps[indexOf(machine, name) - 1] ?? steps[0];
  return { ...machine, steps, active: previous?.name };
}

// Every step is submitted and one with errors becomes active: the current one if possible. Pending
// checks do not count.
function refuseSubmission(machine: StepMachine): StepMachine {
  const steps = machine.steps.map((step) => ({ ...step, submitted: true }));
  const wrong = steps.filter((step) => step.errorCount > 0);
  const shown = wrong.find((step) => step.name === machine.active) ?? wrong[0];
  return { ...machine, steps, active: shown?.name ?? machine.active };
}

/** The rules of second spec §4. A move that is not allowed is a no-op. */
export function reduceSteps(machine: StepMachine, event: StepEvent): StepMachine {
  switch (event.type) {
    case 'step-added':
      return addStep(machine, event);
    case 'step-removed':
      return removeStep(machine, event.name);
    case 'step-changed':
    case 'step-validated': {
      const { type, name, ...counts } = event;
      return changeStep(machine, name, type === 'step-validated' ? { ...counts, submitted: true } : counts);
    }
    case 'move-requested':
      return canMove(machine, event.target) ? { ...machine, active: nameOfTarget(machine, event.target) } : machine;
    case 'submission-refused':
      return refuseSubmission(machine);
    case 'rule-changed':
      return { ...machine, allowIncomplete: event.allowIncomplete };
  }
}
