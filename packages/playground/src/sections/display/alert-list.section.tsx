import { keepAboveDialogs } from '@paddock/ui/above-dialogs';
import { AlertList, type AlertListItem } from '@paddock/ui/alert-list';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const TYPES = ['info', 'success', 'warning', 'error'] as const;
/** core §9 */
const TIMEOUT_MS = 5_000;

/** The list is fixed to the edge of the page, wherever it is rendered. */
export function Component() {
  const { t } = useTranslation('playground');
  const [alerts, setAlerts] = useState<AlertListItem[]>([]);
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const stop = keepAboveDialogs(place);
    return () => {
      stop();
      place.remove();
    };
  }, [place]);
  const [asks, setAsks] = useState(false);
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
        <State name="over a dialog">
          <Button onClick={() => setAsks(true)}>{t('alert-list.ask')}</Button>
        </State>
      </States>
      {asks && (
        <Dialog
          title={t('alert-list.question')}
          footer={<Button onClick={() => setAsks(false)}>{t('alert-list.done')}</Button>}
        >
          <Button onClick={() => show('error', { title: t('alert-list.title'), timeout: null })}>
            {t('alert-list.fail')}
          </Button>
        </Dialog>
      )}
      {createPortal(
        <AlertList
          alerts={alerts}
          onDismiss={dismiss}
          labels={{ region: t('alert-list.region'), dismiss: t('alert-list.dismiss') }}
        />,
        place,
      )}
    </>
  );
}
