import { openModal, usePanels } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './refusal-text.module.css';
import { useRefusalWords } from './use-refusal-words.ts';
import { type ServerRefusal, type WayOn, wayOn } from './way-on.model.ts';

/** Why a call was refused, and the way on from there. */
export function RefusalText({ refusal }: { refusal: ServerRefusal }) {
  const words = useRefusalWords();
  const way = wayOn(refusal);
  return (
    <div className={styles.refusal}>
      <p role="alert">{words(refusal)}</p>
      {way && <WayOnButton way={way} />}
    </div>
  );
}

function WayOnButton({ way }: { way: WayOn }) {
  const { t } = useTranslation('mf-account');
  const label = t(`refusal.way.${way.label}`);
  if (way.kind === 'link') {
    return (
      <Link to={way.to} className={linkButtonClass({ size: 'small' })}>
        {label}
      </Link>
    );
  }
  const go = () => {
    if (way.kind === 'login') usePanels.getState().show('login');
    else if (way.kind === 'modal') void openModal(way.name, {});
    else location.reload();
  };
  return (
    <Button size="small" onClick={go}>
      {label}
    </Button>
  );
}
