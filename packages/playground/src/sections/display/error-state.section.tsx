import { Button } from '@paddock/ui/button';
import { ErrorState } from '@paddock/ui/error-state';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="part">
        <ErrorState part title={t('error-state.part')} text={t('error-state.text')} />
      </State>
      <State name="part, action, details">
        <ErrorState
          part
          title={t('error-state.part')}
          text={t('error-state.text')}
          action={<Button>{t('error-state.retry')}</Button>}
          details="api-503"
        />
      </State>
      <State name="label, action">
        <ErrorState
          label="404"
          title={t('error-state.page')}
          text={t('error-state.pageText')}
          action={<Button variant="primary">{t('error-state.toStart')}</Button>}
        />
      </State>
    </States>
  );
}
