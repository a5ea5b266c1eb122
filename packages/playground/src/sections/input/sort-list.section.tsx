import { SortList } from '@paddock/ui/sort-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  const [ids, setIds] = useState<readonly string[]>(['DEU', 'FRA', 'SWE']);
  const label = (id: string) => t(`sort-list.${id as 'DEU' | 'FRA' | 'SWE'}`);
  return (
    <States>
      <State name="items">
        <SortList
          label={t('sort-list.countries')}
          items={ids.map((id) => ({ id, label: label(id) }))}
          onSort={setIds}
          labels={{
            up: (name) => t('sort-list.up', { label: name }),
            down: (name) => t('sort-list.down', { label: name }),
            drag: (name) => t('sort-list.drag', { label: name }),
            moved: (name, place) => t('sort-list.moved', { label: name, place }),
          }}
        />
      </State>
    </States>
  );
}
