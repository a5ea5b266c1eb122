import { href } from '@paddock/host';
import { focusHeading, useIsLoggedIn } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { forgetRegistrationToken, registrationToken } from '../registration-token.ts';
import styles from './begun.module.css';
import { noticedQuery } from './noticed.queries.ts';

/**
 * Offers to continue to a visitor who began a registration in this browser. Empty for all others.
 */
export function BegunSlot() {
  const { t } = useTranslation('mf-registration');
  const isCustomer = useIsLoggedIn();
  const [token, setToken] = useState<string | null>(null);
  // The edge renders the page without the notice, so the first render has none either.
  useLayoutEffect(() => setToken(registrationToken()), []);
  const { data } = useQuery({ ...noticedQuery(token ?? ''), enabled: token !== null && !isCustomer });
  const isOver = data?.noticed === false;
  useEffect(() => {
    if (token === null || !isOver) return;
    forgetRegistrationToken(token);
    // Another tab may have begun another one since, or renewed this one.
    setToken(registrationToken());
  }, [isOver, token]);
  if (token === null || isCustomer || !data?.noticed) return null;
  const forget = () => {
    forgetRegistrationToken();
    setToken(null);
    focusHeading();
  };
  return (
    <Card className={styles.notice} aria-label={t('begun.title')}>
      <p className={styles.words}>
        <strong>{t('begun.title')}</strong> {t('begun.text')}
      </p>
      <p className={styles.ways}>
        <Link to={href('continueRegistration', { token })} className={linkButtonClass({ variant: 'primary' })}>
          {t('begun.go')}
        </Link>
        <Button variant="quiet" onClick={forget}>
          {t('begun.forget')}
        </Button>
      </p>
    </Card>
  );
}
