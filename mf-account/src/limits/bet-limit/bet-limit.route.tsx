import { isLoggedIn, queryClient } from '@paddock/host';
import { Page, QueryPart } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { linkClass } from '@paddock/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { limitsQuery } from '../../shared/limits.queries.ts';
import { LimitForm } from '../shared/limit-form.tsx';
import { TEXTS as FORM_TEXTS } from '../shared/texts.ts';
import { TEXTS } from './texts.ts';

export function loader() {
  if (isLoggedIn()) void queryClient.prefetchQuery(limitsQuery);
  return null;
}

export function Component() {
  useTexts('mf-account', TEXTS);
  useTexts('mf-account', FORM_TEXTS);
  const { t } = useTranslation('mf-account');
  const query = useQuery(limitsQuery);
  return (
    <Page title={t('betLimit.title')} lead={t('limits.lead')}>
      <Link to={paths.limits} className={linkClass}>
        {t('betLimit.all')}
      </Link>
      <QueryPart query={query} skeleton={{ height: 'clamp(24rem, 40rem - 20vw, 36rem)' }}>
        {(limits) => {
          const bets = limits.filter(({ type }) => type === 'bet');
          return (
            <>
              {bets.some(({ forced }) => forced) && <p>{t('betLimit.forced')}</p>}
              <LimitForm limits={bets} label={t('betLimit.title')} withBets />
            </>
          );
        }}
      </QueryPart>
    </Page>
  );
}
