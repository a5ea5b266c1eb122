import { isApiError } from '@paddock/api';
import { serverNow, useCustomer, useLugasBetting } from '@paddock/host';
import { formatTime } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { keepFocus } from '@paddock/ui/take-focus';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOnBreak } from '../../shared/break.model.ts';
import { RefusalText } from '../../shared/refusal/refusal-text.tsx';
import styles from './lugas.module.css';
import { endBettingSessionMutation } from './lugas.queries.ts';

/** The betting session of a customer under LUGAS (core §4), and the button that ends it. */
export function LugasSession() {
  const { t } = useTranslation('mf-account');
  const customer = useCustomer();
  const betting = useLugasBetting();
  const { mutate, isPending, isIdle, error } = useMutation(endBettingSessionMutation);
  if (!customer || !betting || betting.state === 'unregistered') return null;
  const isActive = betting.state === 'active';
  // No session begins during a break, and its own card says until when it lasts.
  if (!isActive && isOnBreak(customer, serverNow())) return null;
  const time = 'until' in betting ? formatTime(betting.until) : '';
  return (
    <Card title={t('limits.session.title')}>
      <p ref={!isIdle && !isActive ? keepFocus : null} tabIndex={-1} role="status" className={styles.text}>
        {t(`limits.session.${betting.state}`, { time })}
      </p>
      {isActive && isApiError(error) && <RefusalText refusal={error} />}
      {isActive && (
        <Button pending={isPending} onClick={() => mutate({ body: { active: false } })}>
          {t('limits.session.end')}
        </Button>
      )}
    </Card>
  );
}
