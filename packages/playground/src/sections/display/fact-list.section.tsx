import { FactList } from '@paddock/ui/fact-list';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  const facts = [
    [t('fact-list.track'), 'Hannover'],
    [t('fact-list.distance'), '2\u00a0000\u00a0m'],
    [t('fact-list.going'), null],
    [t('fact-list.prize'), '12\u00a0000\u00a0€'],
  ] as const;
  return (
    <States>
      <State name="facts, one unknown">
        <FactList facts={facts} />
      </State>
      <State name="dense">
        <FactList facts={facts} dense />
      </State>
    </States>
  );
}
