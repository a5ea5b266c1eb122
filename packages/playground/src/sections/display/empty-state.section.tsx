import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="title">
        <EmptyState title={t('empty-state.title')} />
      </State>
      <State name="title, text, action">
        <EmptyState
          title={t('empty-state.title')}
          text={t('empty-state.text')}
          action={
            <a className={linkButtonClass()} href="#empty-state">
              {t('empty-state.action')}
            </a>
          }
        />
      </State>
    </States>
  );
}
