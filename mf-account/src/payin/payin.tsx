import { serverNow } from '@paddock/host';
import { QueryPart } from '@paddock/pages';
import { FindingOut } from '@paddock/pages/sends';
import { Skeleton } from '@paddock/ui/skeleton';
import { useKeptFocus } from '@paddock/ui/use-kept-focus';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { customerQuery } from '../shared/customer.queries.ts';
import { limitsQuery } from '../shared/limits.queries.ts';
import { type PaymentType, paymentTypesQuery } from '../shared/money/money.queries.ts';
import { useMoneySend } from '../shared/money/use-money-send.ts';
import { NoDeposit } from './no-deposit.tsx';
import { depositHindrance } from './payin.model.ts';
import { PayinForm } from './payin-form.tsx';

const PLACEHOLDER = <Skeleton height="30rem" />;

/** The form for a deposit, or the reason why there is none now. */
export function Payin() {
  const { t } = useTranslation('mf-account');
  const me = useQuery(customerQuery);
  const types = useQuery(paymentTypesQuery);
  const { subject, isFindingOut, isNew } = useMoneySend('payin');
  const hindrance = me.data && depositHindrance(me.data, serverNow());
  const part = useKeptFocus<HTMLDivElement>(isFindingOut ? 'findingOut' : hindrance);
  if (isFindingOut) {
    const words = { title: t('payin.formTitle'), status: t('findingOut.status'), text: t('findingOut.text') };
    return <FindingOut {...words} isNew={isNew} />;
  }
  return (
    <div ref={part} tabIndex={-1}>
      <QueryPart query={me} skeleton={PLACEHOLDER}>
        {(customer) =>
          hindrance ? (
            <NoDeposit hindrance={hindrance} until={customer.playBreak?.until ?? null} />
          ) : (
            <QueryPart query={types} skeleton={PLACEHOLDER}>
              {(known) => (
                <FormWithLimits
                  subject={subject}
                  types={known}
                  beforeIdentity={customer.beforeIdentity?.depositLeft ?? null}
                />
              )}
            </QueryPart>
          )
        }
      </QueryPart>
    </div>
  );
}

interface FormWithLimitsProps {
  subject: string;
  types: readonly PaymentType[];
  /** Cents that may be paid in before the identity is known. */
  beforeIdentity: number | null;
}

/** Waits for the limits, so that nothing moves. If they fail to load, the server still decides. */
function FormWithLimits({ subject, types, beforeIdentity }: FormWithLimitsProps) {
  const { data: limits, isPending } = useQuery(limitsQuery);
  const rules = useMemo(() => ({ types, limits: limits ?? [], beforeIdentity }), [types, limits, beforeIdentity]);
  return isPending ? PLACEHOLDER : <PayinForm subject={subject} rules={rules} />;
}
