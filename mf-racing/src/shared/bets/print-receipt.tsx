import { Button } from '@paddock/ui/button';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './bets.module.css';

/** A button that prints only its children, even inside a panel: panels are not printed. */
export function PrintReceipt({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mf-racing');
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);
  return (
    <>
      <Button variant="quiet" onClick={() => setPrinting(true)}>
        {t('card.print')}
      </Button>
      {isPrinting &&
        createPortal(
          <div className={styles.paper} data-print="alone">
            {children}
          </div>,
          document.body,
        )}
    </>
  );
}
