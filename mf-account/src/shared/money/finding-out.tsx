import { Card } from '@paddock/ui/card';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Replaces a form whose press is not answered yet.
 * @param isNew it was pressed on this page: it takes the focus, because the pressed button is gone
 */
export function FindingOut({ title, isNew }: { title: string; isNew: boolean }) {
  const { t } = useTranslation('mf-account');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <Card title={title}>
      <p ref={text} tabIndex={-1} role="status">
        {t('findingOut.status')}
      </p>
      <p>{t('findingOut.text')}</p>
    </Card>
  );
}
