import { diffBuilds } from '../../overview/build-diff.ts';
import { formatTable } from '../../overview/format.ts';
import { readPolicy } from '../../trust/policy.ts';
import type { Session } from '../session.ts';

/** `diff`: what a promote from `a` to `b` changes for the shell and for customers. */
export const runDiff = async (session: Session, name: string, a: string, b: string): Promise<void> => {
  const { store } = session;
  const differences = await diffBuilds(store, await readPolicy(store), name, a, b);
  session.answer(
    { action: 'diff', name, from: a, to: b, differences },
    differences.length === 0
      ? `${name} ${a} and ${b} do not differ.`
      : formatTable([[name, a, b], ...differences.map((each) => [each.what, each.from, each.to])]),
  );
};
