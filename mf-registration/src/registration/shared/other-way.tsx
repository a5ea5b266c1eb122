import { linkClass } from '@paddock/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Step } from './next-step.model.ts';
import { stepPath } from './step-path.model.ts';
import { useRegistrationUrl } from './use-registration-url.ts';

/** A link to an alternative step. */
export function OtherWay({ to, children }: { to: Step; children: ReactNode }) {
  const { token, version } = useRegistrationUrl();
  return (
    <p>
      <Link to={stepPath(to, version, token)} className={linkClass}>
        {children}
      </Link>
    </p>
  );
}
