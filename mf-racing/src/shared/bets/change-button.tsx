import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from './bet.queries.ts';
import type { BetChange } from './bet-change.model.ts';
import styles from './bets.module.css';
import { CountdownSaid } from './countdown-said.tsx';
import { SecondsLeft } from './seconds-left.tsx';

interface ChangeButtonProps {
  bet: Bet;
  change: BetChange;
  seconds: number;
  pending: boolean;
  /** Whether screen readers announce the time left. */
  said: boolean;
  onPress: () => void;
  /** Called when the button disappears while it has the focus. */
  onFocusLost: () => void;
}

/** The button that cancels a bet, or accepts its new odds, with the time left. */
export function ChangeButton({ bet, change, seconds, pending, said, onPress, onFocusLost }: ChangeButtonProps) {
  const { t } = useTranslation('mf-racing');
  const price = formatMoney(bet.price, useLocale());
  const place = useRef<HTMLParagraphElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (own?.contains(document.activeElement)) loseFocus();
    };
  }, []);
  return (
    <p ref={place} className={styles.change}>
      <Button variant={change === 'confirm' ? 'primary' : 'secondary'} pending={pending} onClick={onPress}>
        {t(`bets.${change}.button`, { price })} <VisuallyHidden>{t('bets.title', { id: bet.id })}</VisuallyHidden>
      </Button>
      <SecondsLeft seconds={seconds} />
      {said && <CountdownSaid seconds={seconds} words={(count) => t(`bets.${change}.said`, { count })} />}
    </p>
  );
}
