import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { keepFocus } from '@paddock/ui/take-focus';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { FailureText } from '../shared/refusal/failure-text.tsx';
import { acceptMutation, declineMutation, type Voucher } from '../shared/vouchers/vouchers.queries.ts';
import styles from './vouchers.module.css';

/**
 * Accepts or declines an open voucher, and shows the result. A decline is final, so it needs a
 * confirmation.
 */
export function VoucherDecision({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const [step, setStep] = useState<'open' | 'asking' | 'kept'>('open');
  const accept = useMutation(acceptMutation);
  const decline = useMutation(declineMutation);
  const { id, type, status } = voucher;
  const amount = formatMoney(voucher.amount, locale);
  // After a lost answer, the voucher that is read again has the result.
  const isAccepted = accept.isSuccess || (accept.isError && status === 'accepted');
  const isDeclined = decline.isSuccess || (decline.isError && status === 'declined');
  const isDecided = isAccepted || isDeclined;
  const isKept = step === 'kept' && accept.isIdle;
  const error = accept.error ?? decline.error;
  return (
    <>
      {status === 'open' && !isDecided && (
        <div className={styles.buttons}>
          {step === 'asking' ? (
            <>
              <p ref={keepFocus} tabIndex={-1}>
                {t('vouchers.sure')}
              </p>
              <Button variant="danger" pending={decline.isPending} onClick={() => decline.mutate({ path: { id } })}>
                {t('vouchers.declineNow')}
              </Button>
              {/* The keys keep a held Enter from pressing the next button. */}
              <Button key="keep" onClick={() => setStep('kept')}>
                {t('vouchers.keep')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="primary" pending={accept.isPending} onClick={() => accept.mutate(voucher)}>
                {t(`vouchers.accept.${type}`, { amount })}
              </Button>
              {!accept.isPending && (
                <Button key="decline" onClick={() => setStep('asking')}>
                  {t('vouchers.decline')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {error && !isDecided && (
        <div ref={status === 'open' ? null : keepFocus} tabIndex={-1}>
          <FailureText error={error} unclear={t('vouchers.unclear')} />
        </div>
      )}
      <p ref={isDecided || isKept ? keepFocus : null} tabIndex={-1} role="status">
        {isKept && t('vouchers.kept')}
        {isAccepted && t(`vouchers.accepted.${type}`, { amount })}
        {isDeclined && t('vouchers.declined')}
      </p>
      {type === 'banner' && (status === 'accepted' || isAccepted) && (
        <p>
          <Link to={paths.payin} className={linkButtonClass({ variant: 'primary' })}>
            {t('payin.title')}
          </Link>
        </p>
      )}
    </>
  );
}
