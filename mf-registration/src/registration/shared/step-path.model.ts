import { generatePath } from 'react-router';
import { paths } from '../../paths.ts';
import type { Step } from './next-step.model.ts';

/** The two entrances to the same registration (second spec §2). */
export type Version = 'v2' | 'v3';

export const versionOf = (pathname: string): Version => (pathname.startsWith('/register/v2/') ? 'v2' : 'v3');

const PATHS: Record<Version, Partial<Record<Step, string>>> = {
  v3: {
    email: paths.email,
    mobile: paths.mobile,
    'mobile-code': paths.mobileCode,
    bank: paths.bank,
    finish: paths.finish,
    stuck: paths.stuck,
  },
  v2: {
    personal: paths.personV2,
    confirm: paths.confirmV2,
    password: paths.passwordV2,
    limits: paths.limitsV2,
    email: paths.emailV2,
    mobile: paths.mobileV2,
    'mobile-code': paths.mobileCodeV2,
    bank: paths.bankV2,
    finish: paths.finishV2,
    stuck: paths.stuckV2,
  },
};

/**
 * The path of a step. The start of version 3 asks for several steps at once, which have no pages: a
 * registration from version 2 uses the pages of version 2 for them.
 */
export const stepPath = (step: Step, version: Version, token: string): string =>
  generatePath(PATHS[version][step] ?? PATHS.v2[step] ?? paths.start, { token });

/** The pages that are counted, in order. */
const COUNTED: Record<Version, readonly (readonly (Step | 'start')[])[]> = {
  v3: [['start'], ['email'], ['mobile', 'mobile-code', 'bank']],
  v2: [['start'], ['personal'], ['confirm'], ['password'], ['email'], ['mobile', 'mobile-code', 'bank']],
};

/** "Step 2 of 3"; null for a page that is not counted: the end, and optional pages. */
export function placeOf(step: Step | 'start', version: Version): { number: number; of: number } | null {
  const pages = COUNTED[version];
  const index = pages.findIndex((page) => page.includes(step));
  return index < 0 ? null : { number: index + 1, of: pages.length };
}
