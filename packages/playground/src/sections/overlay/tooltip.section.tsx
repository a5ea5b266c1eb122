import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { Tooltip } from '@paddock/ui/tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  const [open, setOpen] = useState(false);
  return (
    <States>
      <State name="button">
        <Tooltip
          text={t('tooltip.favourText')}
          trigger={(props) => <Button {...props}>{t('tooltip.favour')}</Button>}
        />
      </State>
      <State name="link">
        <Tooltip<HTMLAnchorElement>
          text={t('tooltip.formText')}
          trigger={(props) => (
            <a {...props} href="#form">
              {t('tooltip.form')}
            </a>
          )}
        />
      </State>
      <State name="in a dialog">
        <Button onClick={() => setOpen(true)}>{t('tooltip.slip')}</Button>
        {open && (
          <Dialog title={t('tooltip.slip')} closeLabel={t('tooltip.close')} onClose={() => setOpen(false)}>
            <div>
              <Tooltip
                text={t('tooltip.boxText')}
                trigger={(props) => <Button {...props}>{t('tooltip.box')}</Button>}
              />
            </div>
          </Dialog>
        )}
      </State>
    </States>
  );
}
