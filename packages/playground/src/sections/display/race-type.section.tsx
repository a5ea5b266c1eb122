import { RaceType } from '@paddock/ui/race-type';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const TYPES = ['T', 'H'] as const;

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      {TYPES.map((type) => (
        <State key={type} name={type}>
          <RaceType type={type} label={t(`race-type.${type}`)} />
        </State>
      ))}
    </States>
  );
}
