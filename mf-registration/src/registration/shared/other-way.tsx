import { linkClass } from '@paddock/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Step } from './next-step.model.ts';
import { stepPath } from './step-path.model.ts';
import { usePlace } from './use-place.ts';

/** A link to an alternative step. */
export function OtherWay({ to, children }: { to: Step; children: ReactNode }) {
  const { token, version } = usePlace();
  return (
    <p>
      <Link to={stepPath(to, version, token)} className={linkClass}>
        {children}
      </Link>
    </p>
  );
}
