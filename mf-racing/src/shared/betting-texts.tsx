import { createLateTexts } from '@paddock/i18n';
import { LateTexts } from '@paddock/pages/late-texts';
import type { ReactNode } from 'react';

const addBettingTexts = createLateTexts('mf-racing', {
  de: () => import('./locales/de.json'),
  en: () => import('./locales/en.json'),
});

interface BettingTextsProps {
  /** The rough height of the children, any CSS length. */
  height: string;
  children: ReactNode;
}

/**
 * Shows its children once the texts of bets, tickets and refusals are loaded: a page without a bet
 * does not load them.
 */
export function BettingTexts({ height, children }: BettingTextsProps) {
  return (
    <LateTexts add={addBettingTexts} height={height}>
      {children}
    </LateTexts>
  );
}
