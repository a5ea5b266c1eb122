import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { Menu } from '@paddock/ui/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const BET = ['repeat', 'share', 'sold', 'print'] as const;
const HORSE = ['note', 'favourite'] as const;

export function Component() {
  const { t } = useTranslation('playground');
  const [chosen, setChosen] = useState<string>();
  const label = (id: string | undefined) => [...BET, ...HORSE].find((known) => known === id);
  const action = label(chosen);
  return (
    <States>
      <State name="start">
        <Menu
          trigger={(props) => <Button {...props}>{t('menu.bet')}</Button>}
          actions={BET.map((id) => ({ id, label: t(`menu.${id}`), disabled: id === 'sold' }))}
          onAction={setChosen}
        />
        <span>{action ? t('menu.chosen', { action: t(`menu.${action}`) }) : t('menu.nothing')}</span>
      </State>
      <State name="end, over a sign alone">
        <span style={{ marginInlineStart: 'auto' }}>
          <Menu
            align="end"
            trigger={(props) => (
              <Button {...props} variant="quiet" aria-label={t('menu.more')}>
                ⋮
              </Button>
            )}
            actions={HORSE.map((id) => ({ id, label: t(`menu.${id}`) }))}
            onAction={setChosen}
          />
        </span>
      </State>
      {chosen === 'note' && (
        <Dialog title={t('menu.note')} closeLabel={t('dialog.close')} onClose={() => setChosen(undefined)}>
          <p>{t('menu.more')}</p>
        </Dialog>
      )}
    </States>
  );
}
