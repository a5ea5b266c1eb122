import { Tabs } from '@paddock/ui/tabs';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { State, States } from '../../state.tsx';

const TABS = ['today', 'tomorrow', 'winners', 'trotters', 'gallops', 'antepost'] as const;

export function Component() {
  const { t } = useTranslation('playground');
  const [search] = useSearchParams();
  const current = search.get('tab') ?? 'antepost';
  return (
    <States>
      <State name="?tab=antepost">
        <Tabs label={t('tabs.label')}>
          {TABS.map((tab) => (
            <Link key={tab} to={`?tab=${tab}`} aria-current={tab === current ? 'page' : undefined}>
              {t(`tabs.${tab}`)}
            </Link>
          ))}
        </Tabs>
      </State>
    </States>
  );
}
