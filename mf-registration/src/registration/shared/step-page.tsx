import { isApiError } from '@paddock/api';
import { isRegisterCode } from '@paddock/forms/rules';
import { useAlerts } from '@paddock/host';
import { QueryPart, useIsLoggedIn } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { forgetRegistrationToken } from '../../shared/registration-token.ts';
import { isFinished, nextStep, type RegistrationState, type Step } from './next-step.model.ts';
import { ReadFailure } from './read-failure.tsx';
import { registrationQuery } from './registration.queries.ts';
import { RegistrationPage } from './registration-page.tsx';
import { stepPath } from './step-path.model.ts';
import { useRegistrationUrl } from './use-registration-url.ts';

interface StepPageProps {
  /** Without a step, the page only leads to the next one. */
  step?: Step;
  title: string;
  /** The words, if any, for a customer who opens the page while it has no question. */
  turnedAway?: (state: RegistrationState) => string | undefined;
  children?: (state: RegistrationState) => ReactNode;
}

/** The server no longer knows the token. */
const isGone = (error: Error | null): boolean => isApiError(error) && error.status === 404;

/** The page of a step. It leads away from a step that has no question. */
export function StepPage({ step, title, turnedAway, children }: StepPageProps) {
  const { t } = useTranslation('mf-registration');
  const { token, version } = useRegistrationUrl();
  const query = useQuery({ ...registrationQuery(token), enabled: token !== '' });
  const { data: state, error } = query;
  const isKnown = state !== undefined && !isGone(error);
  const [wasOpen, setOpen] = useState(false);
  const code = useSearchParams()[0].get('register_code') ?? '';
  const isCustomer = useIsLoggedIn();
  const isOver = isKnown && (isCustomer || isFinished(state));
  useEffect(() => {
    if (isOver) forgetRegistrationToken(isCustomer ? undefined : token);
  }, [isOver, isCustomer, token]);
  if (token === '') return <Navigate replace to={paths.startV2} />;
  if (isKnown) {
    const belongs = nextStep(state, step);
    if (belongs !== step) {
      // The link of the mail may be opened before the steps that precede its code are done.
      const takesCode = state !== 'activated' && state.chkMail && isRegisterCode(code);
      const search = takesCode ? `?register_code=${code}` : '';
      const to = stepPath(belongs, version, token) + search;
      return <Away to={to} words={wasOpen ? undefined : turnedAway?.(state)} />;
    }
    if (!wasOpen) setOpen(true);
  }
  if (isApiError(error) && error.kind === 'api' && !isKnown) {
    return (
      <RegistrationPage step={undefined} title={t('register.title')}>
        <ReadFailure error={error} />
      </RegistrationPage>
    );
  }
  return (
    <RegistrationPage step={step} title={title}>
      <Card>
        <QueryPart query={query} skeleton={{ height: '16rem' }}>
          {(shown) => children?.(shown)}
        </QueryPart>
      </Card>
    </RegistrationPage>
  );
}

function Away({ to, words }: { to: string; words: string | undefined }) {
  useEffect(() => {
    if (words !== undefined) useAlerts.getState().add({ type: 'info', message: words });
  }, [words]);
  return <Navigate replace to={to} />;
}
