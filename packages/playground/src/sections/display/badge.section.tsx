import { Badge } from '@paddock/ui/badge';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const TONES = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      {TONES.map((tone) => (
        <State key={tone} name={tone}>
          <Badge tone={tone}>{t(`badge.${tone}`)}</Badge>
        </State>
      ))}
    </States>
  );
}
