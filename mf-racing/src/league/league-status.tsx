import { useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { LazyPart, QueryPart, useIsLoggedIn } from '@paddock/pages';
import { LoginInvitation } from '@paddock/pages/login-invitation';
import { Card } from '@paddock/ui/card';
import { createLazyView } from '@paddock/ui/lazy-view';
import { Skeleton } from '@paddock/ui/skeleton';
import { takeFocus } from '@paddock/ui/take-focus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leagueStatusQuery } from './league.queries.ts';

/** Loaded when a customer wants to join: others do not fetch the form. */
const enrollView = createLazyView(async () => (await import('./enroll.tsx')).Enroll);

/** The customer's rank in the running season. A visitor is asked to log in. */
export function LeagueStatus() {
  const { t } = useTranslation('mf-racing');
  const loggedIn = useIsLoggedIn();
  return (
    <Card title={t('league.mine')}>{loggedIn ? <Standing /> : <LoginInvitation text={t('league.visitor')} />}</Card>
  );
}

function Standing() {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const query = useQuery(leagueStatusQuery);
  const [hasJoined, setJoined] = useState(false);
  return (
    <QueryPart query={query} skeleton={<Skeleton height="1.5rem" />}>
      {({ enrolled, nickname, rank, points }) =>
        enrolled ? (
          <p ref={hasJoined ? takeFocus : null} tabIndex={-1} role="status">
            {t('league.standing', { count: points, nickname, rank, points: formatNumber(points, locale) })}
          </p>
        ) : (
          <LazyPart part={enrollView} props={{ onEnrolled: () => setJoined(true) }} height="12rem" />
        )
      }
    </QueryPart>
  );
}
