import { Button } from '@paddock/ui/button';
import { Popover } from '@paddock/ui/popover';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="press">
        <Popover trigger={(props) => <Button {...props}>{t('popover.pool')}</Button>}>
          {(close) => (
            <>
              <p>{t('popover.poolText')}</p>
              <Button onClick={close}>{t('popover.understood')}</Button>
            </>
          )}
        </Popover>
        <a href="#beside">{t('popover.beside')}</a>
      </State>
      <State name="hover">
        <Popover hover trigger={(props) => <Button {...props}>{t('popover.going')}</Button>}>
          <p>{t('popover.goingText')}</p>
        </Popover>
      </State>
      <State name="align end">
        <span style={{ marginInlineStart: 'auto' }}>
          <Popover align="end" trigger={(props) => <Button {...props}>{t('popover.weights')}</Button>}>
            <p>{t('popover.weightsText')}</p>
          </Popover>
        </span>
      </State>
    </States>
  );
}
