import { Card } from '@paddock/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { passkeysQuery } from '../shared/passkeys.queries.ts';
import { Unfold } from '../shared/unfold.tsx';
import { PasswordForm } from './password-form.tsx';

/** The change of the password, which ends all other sessions. */
export function Password() {
  const { t } = useTranslation('mf-account');
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const changed = (ended: number) => (
    <>
      {t('password.changed', { count: ended })}
      {passkeys.length > 0 && (
        <>
          {` ${t('password.passkeysStay')} `}
          <Link to="#passkeys">{t('password.toPasskeys')}</Link>
        </>
      )}
    </>
  );
  return (
    <Card title={t('password.title')}>
      <Unfold label={t('password.change')}>
        {(close) => <PasswordForm onDone={(ended) => close(changed(ended))} />}
      </Unfold>
    </Card>
  );
}
