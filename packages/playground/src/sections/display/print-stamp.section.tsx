import { formatDateTime } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { PrintStamp } from '@paddock/ui/print-stamp';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="on paper only">
        <Button onClick={() => print()}>{t('print-stamp.print')}</Button>
        <PrintStamp format={(url) => t('print-stamp.stamp', { url, time: formatDateTime(Date.now()) })} />
      </State>
    </States>
  );
}
