import { LONG } from '../support/parts.ts';

/** When a fault meets a customer. `around` is on a server, or in the tools of an operator. */
export type Phase = 'boot' | 'navigation' | 'open tab' | 'slip' | 'payment' | 'around';

/** One case of the table of faults. */
export interface FaultCase {
  /** The number of its class (classes.ts). */
  kind: number;
  phase: Phase;
  /** Whose file or call it is. */
  whose: string;
  /** What happens to it. */
  how: string;
}

/** The type of the annotation in Playwright's report. */
export const FAULT = 'fault';

/** Title and details of the test of a case. Only a few cases are also in `npm test`. */
export const titleOf = ({ kind, phase, whose, how }: FaultCase): string => `class ${kind}, ${phase}, ${whose}: ${how}`;

export const detailsOf = (one: FaultCase, isInEach = false) => ({
  annotation: { type: FAULT, description: JSON.stringify(one) },
  ...(isInEach ? {} : { tag: LONG }),
});

/** Of the cases whose title says what happens. */
export const faultOf = (kind: number, phase: Phase, whose: string) => ({
  annotation: { type: FAULT, description: JSON.stringify({ kind, phase, whose }) },
});
