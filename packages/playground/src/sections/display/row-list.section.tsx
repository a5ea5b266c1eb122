import { linkClass } from '@paddock/ui/link';
import { RowList } from '@paddock/ui/row-list';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  const end = (
    <a className={linkClass} href="#row-list">
      {t('row-list.open')}
    </a>
  );
  const rows = [1, 2].map((key) => ({ key, text: t('row-list.bet', { key }), note: t('row-list.stake'), end }));
  return (
    <States>
      <State name="rows">
        <RowList title={t('row-list.title')} rows={rows} />
      </State>
    </States>
  );
}
