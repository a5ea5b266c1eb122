import { AlertList, type AlertListItem } from '@paddock/ui/alert-list';
import { Button } from '@paddock/ui/button';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../state.tsx';

const TYPES = ['info', 'success', 'warning', 'error'] as const;
/** core §9 */
const TIMEOUT_MS = 5_000;

/** The list stands at the edge of the page, whoever shows it. */
export function Component() {
  const { t } = useTranslation('playground');
  const [alerts, setAlerts] = useState<AlertListItem[]>([]);
  const dismiss = useCallback((id: number) => setAlerts((all) => all.filter((alert) => alert.id !== id)), []);
  const show = (type: AlertListItem['type'], more: Partial<AlertListItem> = {}) =>
    setAlerts((all) => [
      ...all,
      { id: Date.now(), type, message: t(`alert-list.${type}`), dismissible: true, timeout: TIMEOUT_MS, ...more },
    ]);
  return (
    <>
      <States>
        {TYPES.map((type) => (
          <State key={type} name={type}>
            <Button onClick={() => show(type)}>{t('alert-list.show', { type })}</Button>
          </State>
        ))}
        <State name="timeout: null">
          <Button onClick={() => show('error', { timeout: null })}>{t('alert-list.staying')}</Button>
        </State>
        <State name="dismissible: false">
          <Button onClick={() => show('info', { dismissible: false })}>{t('alert-list.passing')}</Button>
        </State>
      </States>
      <AlertList
        alerts={alerts}
        onDismiss={dismiss}
        labels={{ region: t('alert-list.region'), dismiss: t('alert-list.dismiss') }}
      />
    </>
  );
}
