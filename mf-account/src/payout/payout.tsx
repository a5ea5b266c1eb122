import { QueryPart } from '@paddock/pages';
import { FindingOut } from '@paddock/pages/sends';
import { Card } from '@paddock/ui/card';
import { Skeleton } from '@paddock/ui/skeleton';
import { useKeptFocus } from '@paddock/ui/use-kept-focus';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bankAccountQuery } from '../shared/bank-account/bank-account.queries.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import { paymentTypesQuery } from '../shared/money/money.queries.ts';
import { useMoneySend } from '../shared/money/use-money-send.ts';
import { BankAccount } from './bank-account.tsx';
import { Hindrance } from './hindrance.tsx';
import { MadeWithdrawal } from './made-withdrawal.tsx';
import { hindranceOf } from './payout.model.ts';
import styles from './payout.module.css';
import { PayoutForm } from './payout-form.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

const PLACEHOLDER = <Skeleton height="27rem" />;

/** The target account and the form; or the reason why nothing can be paid out now. */
export function Payout() {
  const { t } = useTranslation('mf-account');
  const me = useQuery(customerQuery);
  const account = useQuery(bankAccountQuery);
  const types = useQuery(paymentTypesQuery);
  const { subject, isFindingOut, isNew } = useMoneySend('payout');
  const withdrawal = useWithdrawal(subject);
  const { made, again } = withdrawal;
  const type = types.data?.find(({ direction }) => direction === 'withdrawal');
  const hindrance = me.data && account.data && type && hindranceOf(me.data, account.data, type.minimum);
  const part = useKeptFocus<HTMLDivElement>(isFindingOut ? 'findingOut' : made ? 'made' : hindrance);
  if (isFindingOut) {
    const words = { title: t('payout.formTitle'), status: t('findingOut.status'), text: t('findingOut.text') };
    return <FindingOut {...words} isNew={isNew} />;
  }
  return (
    <Card title={t('payout.formTitle')} className={styles.parts}>
      <QueryPart query={me} skeleton={PLACEHOLDER}>
        {(customer) => (
          <QueryPart query={account} skeleton={PLACEHOLDER}>
            {(bankAccount) => (
              <QueryPart query={types} skeleton={PLACEHOLDER}>
                {() => {
                  if (!type) return <Hindrance hindrance="registration" />;
                  return (
                    <>
                      <BankAccount account={bankAccount} />
                      <div ref={part} tabIndex={-1} className={styles.parts}>
                        {made ? (
                          <MadeWithdrawal payment={made} onAgain={again} />
                        ) : hindrance ? (
                          <Hindrance hindrance={hindrance} />
                        ) : (
                          <PayoutForm balance={customer.balance} type={type} withdrawal={withdrawal} />
                        )}
                      </div>
                    </>
                  );
                }}
              </QueryPart>
            )}
          </QueryPart>
        )}
      </QueryPart>
    </Card>
  );
}
