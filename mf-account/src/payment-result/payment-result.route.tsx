import { serverNow, useSends } from '@paddock/host';
import { Page, parseId, useIsLoggedIn } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoginFirst } from './login-first.tsx';
import { NoPayment } from './no-payment.tsx';
import { Outcome } from './outcome.tsx';
import { justBegun, parseReturnKey } from './payment-result.model.ts';
import styles from './payment-result.module.css';
import { ReturnedOutcome } from './returned-outcome.tsx';
import { TEXTS } from './texts.ts';

/**
 * The return from a payment provider. The path has the provider's view; only the server's counts,
 * so the path is ignored.
 */
export function Component() {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  return (
    <div className={styles.sheet}>
      <Page title={t('paymentResult.title')}>
        <Result />
      </Page>
    </div>
  );
}

function Result() {
  const [search] = useSearchParams();
  const loggedIn = useIsLoggedIn();
  const sends = useSends('all');
  const named = parseId(search.get('payment') ?? undefined);
  if (!loggedIn) {
    const returnKey = parseReturnKey(search.get('key'));
    if (named === null || returnKey === null) return <LoginFirst />;
    return <ReturnedOutcome key={named} id={named} returnKey={returnKey} />;
  }
  const id = named ?? justBegun(sends, serverNow());
  return id === null ? <NoPayment /> : <Outcome key={id} id={id} />;
}
