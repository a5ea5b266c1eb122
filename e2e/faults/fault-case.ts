import { LONG } from '../support/parts.ts';

/** When a customer meets the fault. `around`: on a server, or in an operator's tools. */
export type Phase = 'boot' | 'navigation' | 'open tab' | 'slip' | 'payment' | 'around';

/** One case of the table of faults. */
export interface FaultCase {
  /** The number of its class (classes.ts). */
  kind: number;
  phase: Phase;
  /** The file or call that fails. */
  whose: string;
  /** How it fails. */
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

/** Details of a case whose title already says how it fails. */
export const faultOf = (kind: number, phase: Phase, whose: string) => ({
  annotation: { type: FAULT, description: JSON.stringify({ kind, phase, whose }) },
});
