import { FilterBar, FilterChoice, FilterText } from '@paddock/ui/filter-bar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const TRACKS = ['Hannover', 'Hamburg', 'Hoppegarten'];

export function Component() {
  const { t } = useTranslation('playground');
  const [text, setText] = useState('');
  const [track, setTrack] = useState('');
  const found = TRACKS.filter((name) => name.includes(text) && (track === '' || track === name));
  return (
    <States>
      <State name="text, choice">
        <FilterBar label={t('filter-bar.label')} found={t('filter-bar.found', { count: found.length })}>
          <FilterText label={t('filter-bar.text')} value={text} onChange={setText} />
          <FilterChoice
            label={t('filter-bar.track')}
            value={track}
            options={[
              { value: '', label: t('filter-bar.all') },
              ...TRACKS.map((name) => ({ value: name, label: name })),
            ]}
            onChange={setTrack}
          />
        </FilterBar>
      </State>
    </States>
  );
}
