import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  return (
    <States>
      <State name="small">
        <Opened button="question">{(close) => <Question onClose={close} />}</Opened>
      </State>
      <State name="medium">
        <Opened button="note">{(close) => <Note onClose={close} />}</Opened>
      </State>
      <State name="large, over another">
        <Opened button="terms">{(close) => <Terms onClose={close} />}</Opened>
      </State>
      <State name="not dismissible">
        <Opened button="limits">{(close) => <Limits onDone={close} />}</Opened>
      </State>
    </States>
  );
}

type OpenedName = 'question' | 'note' | 'terms' | 'limits';

/** A button and the dialog that it opens. */
function Opened({ button, children }: { button: OpenedName; children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation('playground');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`dialog.${button}`)}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('playground');
  const footer = (
    <>
      <Button onClick={onClose}>{t('dialog.keep')}</Button>
      <Button variant="danger" onClick={onClose}>
        {t('dialog.discard')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('dialog.question')} size="small" closeLabel={t('dialog.close')} onClose={onClose} footer={footer}>
      <p>{t('dialog.questionText')}</p>
    </Dialog>
  );
}

function Note({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('playground');
  return (
    <Dialog
      title={t('dialog.note')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('dialog.save')}
        </Button>
      }
    >
      <label>
        {t('dialog.noteLabel')}
        <textarea rows={4} style={{ inlineSize: '100%' }} />
      </label>
      <label>
        {t('dialog.file')}
        <input type="file" />
      </label>
    </Dialog>
  );
}

function Terms({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('playground');
  const paragraphs = Array.from({ length: 30 }, (_, index) => index + 1);
  return (
    <Dialog title={t('dialog.terms')} size="large" closeLabel={t('dialog.close')} onClose={onClose}>
      <Opened button="question">{(close) => <Question onClose={close} />}</Opened>
      {paragraphs.map((number) => (
        <p key={number}>{t('dialog.paragraph', { number })}</p>
      ))}
    </Dialog>
  );
}

function Limits({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('playground');
  return (
    <Dialog
      title={t('dialog.limits')}
      footer={
        <Button variant="primary" onClick={onDone}>
          {t('dialog.understood')}
        </Button>
      }
    >
      <p>{t('dialog.limitsText')}</p>
    </Dialog>
  );
}
