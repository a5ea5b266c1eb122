import { passwordCost as real } from '../../src/rooms/auth/password-cost.ts';

/** Stands in for `src/rooms/auth/password-cost.ts` in tests: a login costs microseconds. */
export const passwordCost = { ...real, N: 2, p: 1 };

/** Runs something at the cost of production. */
export const atRealPasswordCost = async <T>(work: () => Promise<T>): Promise<T> => {
  const cheap = { ...passwordCost };
  Object.assign(passwordCost, real);
  try {
    return await work();
  } finally {
    Object.assign(passwordCost, cheap);
  }
};
