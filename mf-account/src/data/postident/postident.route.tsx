import { isApiError } from '@paddock/api';
import { Page, QueryPart } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { Button } from '@paddock/ui/button';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { customerQuery } from '../../shared/customer.queries.ts';
import { isIdentified } from '../../shared/identity.model.ts';
import { RefusalText } from '../../shared/refusal/refusal-text.tsx';
import { Coupon } from './coupon.tsx';
import styles from './postident.module.css';
import { couponMutation } from './postident.queries.ts';
import { TEXTS } from './texts.ts';

export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const query = useQuery(customerQuery);
  return (
    <Page title={t('postident.title')}>
      <QueryPart query={query} skeleton={{ height: '20rem' }}>
        {(customer) => (isIdentified(customer) ? <Identified /> : <Postident customer={customer} />)}
      </QueryPart>
    </Page>
  );
}

function Identified() {
  const { t } = useTranslation('mf-account');
  return (
    <EmptyState
      title={t('postident.identified')}
      text={t('postident.identifiedText')}
      action={
        <Link to={paths.data} className={linkButtonClass()}>
          {t('postident.toData')}
        </Link>
      }
    />
  );
}

const STEPS = ['print', 'office', 'wait'] as const;

function Postident({ customer }: Pick<Parameters<typeof Coupon>[0], 'customer'>) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending, data, error } = useMutation(couponMutation);
  return (
    <div className={styles.postident}>
      <ol className={styles.steps} data-print="never">
        {STEPS.map((step) => (
          <li key={step}>{t(`postident.step.${step}`)}</li>
        ))}
      </ol>
      {data ? (
        <Coupon coupon={data} customer={customer} />
      ) : (
        <div>
          <Button variant="primary" pending={isPending} onClick={() => mutate({})}>
            {t('postident.show')}
          </Button>
        </div>
      )}
      {isApiError(error) && <RefusalText refusal={error} />}
    </div>
  );
}
