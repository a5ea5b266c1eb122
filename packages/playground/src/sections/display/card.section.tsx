import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="title">
        <Card level={3} title={t('card.runners')}>
          <p>{t('card.text')}</p>
        </Card>
      </State>
      <State name="title, aside">
        <Card level={3} title={t('card.pools')} aside={<Badge tone="accent">{t('card.jackpot')}</Badge>}>
          <p>{t('card.text')}</p>
        </Card>
        <Card level={3} title={t('card.long')} aside={<Button size="small">{t('card.more')}</Button>}>
          <p>{t('card.text')}</p>
        </Card>
      </State>
      <State name="as article, no title">
        <Card as="article">
          <p>{t('card.text')}</p>
        </Card>
      </State>
    </States>
  );
}
