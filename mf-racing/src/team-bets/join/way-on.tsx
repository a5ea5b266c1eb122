import type { ServerRefusal } from '@paddock/pages/refusal';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { BetWayOnButton } from '../../shared/refusal/bet-way-on-button.tsx';
import { wayOnFrom } from './join.model.ts';

interface WayOnProps {
  refusal: ServerRefusal;
  /** Called when the customer has done the required step. Sends nothing itself. */
  onAgain: () => void;
}

/** The next step after a refusal. */
export function WayOn({ refusal, onAgain }: WayOnProps) {
  const { t } = useTranslation('mf-racing');
  const way = wayOnFrom(refusal);
  if (way === null) return null;
  return (
    <p>
      {way.kind === 'others' ? (
        <Link to={paths.teamBets} className={linkButtonClass({ size: 'small' })}>
          {t('teamBets.others')}
        </Link>
      ) : (
        <BetWayOnButton way={way} onAgain={onAgain} />
      )}
    </p>
  );
}
