import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canMove,
  createStepMachine,
  isStepValid,
  nameOfTarget,
  reduceSteps,
  type StepEvent,
  type StepMachine,
  type StepTarget,
  stepsLeft,
} from './step-machine.model.ts';

const added = (name: string, index = 99): StepEvent => ({ type: 'step-added', name, label: name, index });
const removed = (name: string): StepEvent => ({ type: 'step-removed', name });
const moved = (target: StepTarget): StepEvent => ({ type: 'move-requested', target });
const validated = (name: string, errorCount: number, blockingCount = 0): StepEvent => ({
  type: 'step-validated',
  name,
  errorCount,
  blockingCount,
});

const play = (machine: StepMachine, ...events: StepEvent[]): StepMachine => events.reduce(reduceSteps, machine);
const steps = (allowIncomplete: boolean, ...events: StepEvent[]): StepMachine =>
  play(createStepMachine({ allowIncomplete }), added('you'), added('address'), added('bank'), added('done'), ...events);

describe('[STEPS-1] a customer goes', () => {
  test.each<[string, StepTarget, string]>([
    ['to the next step', 'next', 'bank'],
    ['to the previous step', 'previous', 'you'],
    ['to a named step', { name: 'done' }, 'done'],
    ['to a numbered step, counted from 1', { number: 1 }, 'you'],
    ['nowhere by a name that no step has', { name: 'nobody' }, 'address'],
    ['nowhere by a number that no step has', { number: 5 }, 'address'],
    ['nowhere by the number 0', { number: 0 }, 'address'],
  ])('%s', (_, target, active) => {
    expect(steps(true, moved('next'), moved(target)).active).toBe(active);
  });

  test('not beyond the ends', () => {
    expect(steps(true, moved('previous')).active).toBe('you');
    expect(steps(true, moved({ name: 'done' }), moved('next')).active).toBe('done');
  });

  test('first to the first', () => {
    expect(createStepMachine().active).toBeUndefined();
    expect(steps(true).active).toBe('you');
  });
});

describe('[STEPS-2] [STEPS-3] incomplete steps', () => {
  test('are allowed by default', () => {
    const machine = play(createStepMachine(), added('you'), added('bank'), validated('you', 1), moved('next'));
    expect(machine.active).toBe('bank');
  });

  test('stop a customer on the way forward when they are not allowed', () => {
    expect(steps(false, validated('you', 1), moved('next')).active).toBe('you');
    expect(steps(false, validated('you', 0), moved('next')).active).toBe('address');
  });

  test('stop also when they lie between', () => {
    const machine = steps(false, validated('address', 2));
    expect(stepsLeft(machine, { name: 'bank' }).map(({ name }) => name)).toEqual(['you', 'address']);
    expect(canMove(machine, { name: 'bank' })).toBe(false);
    expect(canMove(machine, { name: 'address' })).toBe(true);
  });

  test('do not stop on the way back', () => {
    expect(steps(false, moved({ name: 'bank' }), validated('bank', 1), moved({ number: 1 })).active).toBe('you');
  });

  test('can be forbidden later', () => {
    const machine = steps(true, validated('you', 1), { type: 'rule-changed', allowIncomplete: false }, moved('next'));
    expect(machine.active).toBe('you');
  });
});

describe('[STEPS-4] a step is valid when its errors and its open checks are none', () => {
  test.each([
    [0, 0, true],
    [1, 0, false],
    [0, 1, false],
    [1, 1, false],
  ])('%i errors, %i checks: %s', (errorCount, blockingCount, valid) => {
    const [you] = steps(true, validated('you', errorCount, blockingCount)).steps;
    expect(you && isStepValid(you)).toBe(valid);
  });
});

describe('[STEPS-5] a validated step is marked submitted', () => {
  test('and only that one', () => {
    const machine = steps(true, validated('address', 0), {
      type: 'step-changed',
      name: 'you',
      errorCount: 1,
      blockingCount: 0,
    });
    expect(machine.steps.filter(({ submitted }) => submitted).map(({ name }) => name)).toEqual(['address']);
  });

  test('and stays so when its errors change', () => {
    const machine = steps(true, validated('you', 1), {
      type: 'step-changed',
      name: 'you',
      errorCount: 0,
      blockingCount: 0,
    });
    expect(machine.steps[0]).toMatchObject({ submitted: true, errorCount: 0 });
  });
});

describe('[STEPS-6] when the active step is removed', () => {
  test('the previous becomes active', () => {
    expect(steps(true, moved('next'), removed('address')).active).toBe('you');
  });

  test('or the first', () => {
    expect(steps(true, removed('you')).active).toBe('address');
  });

  test('and none when it was the last', () => {
    expect(play(createStepMachine(), added('you'), removed('you')).active).toBeUndefined();
  });

  test('another one changes nothing', () => {
    expect(steps(true, moved('next'), removed('you')).active).toBe('address');
  });
});

describe('[STEPS-7] a step that comes later', () => {
  test('stands where the page has it', () => {
    expect(steps(true, added('limits', 1)).steps.map(({ name }) => name)).toEqual([
      'you',
      'limits',
      'address',
      'bank',
      'done',
    ]);
  });

  test('keeps what is known of it when only its label changes', () => {
    const machine = steps(true, validated('you', 2), { type: 'step-added', name: 'you', label: 'Sie', index: 0 });
    expect(machine.steps[0]).toEqual({ name: 'you', label: 'Sie', errorCount: 2, blockingCount: 0, submitted: true });
    expect(machine.steps).toHaveLength(4);
  });
});

describe('[STEPS-8] a refused submission', () => {
  const refused: StepEvent = { type: 'submission-refused' };

  test('shows the first step with errors; a check that is not done is nothing to look at', () => {
    const events = [validated('you', 0, 1), validated('bank', 1), moved({ name: 'address' }), refused];
    expect(steps(true, ...events).active).toBe('bank');
  });

  test('shows the first step that is not valid', () => {
    expect(steps(true, validated('address', 1), moved({ name: 'done' }), refused).active).toBe('address');
  });

  test('stays where it is when that step is not valid either', () => {
    expect(steps(true, validated('address', 1), validated('done', 1), moved({ name: 'done' }), refused).active).toBe(
      'done',
    );
  });

  test('marks every step submitted', () => {
    expect(steps(true, refused).steps.every(({ submitted }) => submitted)).toBe(true);
  });
});

const NAMES = ['a', 'b', 'c', 'd', 'e'];
const name = fc.constantFrom(...NAMES);
const counts = { name, errorCount: fc.nat(2), blockingCount: fc.nat(1) };
const target: fc.Arbitrary<StepTarget> = fc.oneof(
  fc.constantFrom<StepTarget>('next', 'previous'),
  fc.record({ name }),
  fc.record({ number: fc.integer({ min: -1, max: 7 }) }),
);
const event: fc.Arbitrary<StepEvent> = fc.oneof(
  fc.record({ type: fc.constant('step-added' as const), name, label: name, index: fc.integer({ min: -1, max: 6 }) }),
  fc.record({ type: fc.constant('step-removed' as const), name }),
  fc.record({ type: fc.constantFrom('step-changed' as const, 'step-validated' as const), ...counts }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('move-requested' as const), target }) },
  fc.constant<StepEvent>({ type: 'submission-refused' }),
  fc.record({ type: fc.constant('rule-changed' as const), allowIncomplete: fc.boolean() }),
);

/** Runs events and returns the machine before and after each. */
function history(events: readonly StepEvent[]): { before: StepMachine; event: StepEvent; after: StepMachine }[] {
  let before = createStepMachine();
  return events.map((event) => {
    const after = reduceSteps(before, event);
    const moment = { before, event, after };
    before = after;
    return moment;
  });
}

const place = (machine: StepMachine): number => machine.steps.findIndex((step) => step.name === machine.active);

describe('[STEPS-10] whatever happens, in whatever order', () => {
  const always = (holds: (moment: ReturnType<typeof history>[number]) => void) =>
    fc.assert(fc.property(fc.array(event, { maxLength: 60 }), (events) => history(events).forEach(holds)));

  test('one step is active as long as there is one, and no name is there twice', () => {
    always(({ after }) => {
      expect(place(after) >= 0).toBe(after.steps.length > 0);
      expect(new Set(after.steps.map((step) => step.name)).size).toBe(after.steps.length);
    });
  });

  test('nobody goes forward past a step that is not valid, unless that is allowed', () => {
    always(({ before, event, after }) => {
      if (event.type !== 'move-requested' || before.allowIncomplete || place(after) <= place(before)) return;
      expect(before.steps.slice(place(before), place(after)).every(isStepValid)).toBe(true);
    });
  });

  test('a move to a step that is there is refused for no other reason', () => {
    always(({ before, event, after }) => {
      if (event.type !== 'move-requested') return;
      const wanted = nameOfTarget(before, event.target);
      if (wanted === undefined) expect(after).toBe(before);
      else if (before.allowIncomplete || before.steps.every(isStepValid)) expect(after.active).toBe(wanted);
    });
  });

  test('the active step changes only by a move, a removal of it, a refused submission, or the first step', () => {
    always(({ before, event, after }) => {
      if (after.active === before.active) return;
      const reasons = {
        'move-requested': true,
        'submission-refused': true,
        'step-removed': event.type === 'step-removed' && event.name === before.active,
        'step-added': before.active === undefined,
        'step-changed': false,
        'step-validated': false,
        'rule-changed': false,
      };
      expect(reasons[event.type]).toBe(true);
    });
  });

  test('a step that was submitted stays so until it is removed', () => {
    always(({ before, event, after }) => {
      for (const step of before.steps.filter(({ submitted }) => submitted)) {
        const gone = event.type === 'step-removed' && event.name === step.name;
        expect(after.steps.some(({ name, submitted }) => name === step.name && submitted)).toBe(!gone);
      }
    });
  });
});
