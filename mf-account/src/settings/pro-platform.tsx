import { isApiError } from '@paddock/api';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { proMutation } from './pro-platform.queries.ts';
import styles from './settings.module.css';

/** The switch to the pro platform, and back. */
export function ProPlatform({ isPro }: { isPro: boolean }) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending, error } = useMutation(proMutation);
  return (
    <Card title={t('settings.pro.title')}>
      <p role="status" className={styles.state}>
        {t(isPro ? 'settings.pro.on' : 'settings.pro.off')}
      </p>
      {isApiError(error) && <RefusalText refusal={error} />}
      <Button pending={isPending} onClick={() => mutate({ body: { isPro: !isPro } })}>
        {t(isPro ? 'settings.pro.back' : 'settings.pro.switch')}
      </Button>
    </Card>
  );
}
