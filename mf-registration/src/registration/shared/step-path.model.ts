import { generatePath } from 'react-router';
import { paths } from '../../paths.ts';
import type { Step } from './next-step.model.ts';

/** The two doors to the same registration (second spec §2). */
export type Version = 'v2' | 'v3';

export const versionOf = (pathname: string): Version => (pathname.startsWith('/register/v2/') ? 'v2' : 'v3');

const PATHS: Record<Version, Partial<Record<Step, string>>> = {
  v3: {
    email: '/register/v3/continue/:token/email',
    mobile: '/register/v3/continue/:token/mobile',
    'mobile-code': '/register/v3/continue/:token/mobile-code',
    bank: '/register/v3/continue/:token/bank',
    finish: '/register/v3/continue/:token/finish',
    stuck: '/register/v3/continue/:token/error',
  },
  v2: {
    personal: paths.personV2,
    confirm: '/register/v2/:token/confirm',
    password: '/register/v2/:token/password',
    limits: '/register/v2/:token/limits',
    email: '/register/v2/:token/email-verify',
    mobile: '/register/v2/:token/mobile',
    'mobile-code': '/register/v2/:token/confirm-code',
    bank: '/register/v2/:token/bank',
    finish: '/register/v2/:token/finish',
    stuck: '/register/v2/:token/error',
  },
};

/**
 * The path of a step. Version 3 has no page for what its start asks at once: a registration that
 * was begun in version 2 gives it there.
 */
export const stepPath = (step: Step, version: Version, token: string): string =>
  generatePath(PATHS[version][step] ?? PATHS.v2[step] ?? paths.start, { token });

/** The pages that are counted, in order. */
const COUNTED: Record<Version, readonly (readonly (Step | 'start')[])[]> = {
  v3: [['start'], ['email'], ['mobile', 'mobile-code', 'bank']],
  v2: [['start'], ['personal'], ['confirm'], ['password'], ['email'], ['mobile', 'mobile-code', 'bank']],
};

/** "Step 2 of 3"; null for a page that is not counted: the end, and what may be left out. */
export function placeOf(step: Step | 'start', version: Version): { number: number; of: number } | null {
  const pages = COUNTED[version];
  const index = pages.findIndex((page) => page.includes(step));
  return index < 0 ? null : { number: index + 1, of: pages.length };
}
