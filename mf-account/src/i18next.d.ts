import type { TEXTS as bets } from './bets/texts.ts';
import type { DataTexts } from './data/texts.ts';
import type { TEXTS as favorites } from './favorites/texts.ts';
import type { LimitsTexts } from './limits/texts.ts';
import type texts from './locales/de.json';
import type { TEXTS as loyalty } from './loyalty/texts.ts';
import type { TEXTS as notices } from './notices/texts.ts';
import type { TEXTS as pageCard } from './page-card/texts.ts';
import type { TEXTS as payin } from './payin/texts.ts';
import type { TEXTS as paymentResult } from './payment-result/texts.ts';
import type { TEXTS as payout } from './payout/texts.ts';
import type { TEXTS as settings } from './settings/texts.ts';
import type { TEXTS as points } from './shared/points/texts.ts';
import type { TEXTS as stepUp } from './shared/step-up/texts.ts';
import type { TEXTS as teamBets } from './team-bets/texts.ts';
import type { TEXTS as transactions } from './transactions/texts.ts';
import type { TEXTS as vouchers } from './vouchers/texts.ts';
import type { TEXTS as wettshop } from './wettshop/texts.ts';
import type { TEXTS as wheel } from './wheel/texts.ts';

/** The texts that several rooms read, and those of each room. */
type Texts = typeof texts &
  typeof bets.de &
  DataTexts &
  typeof favorites.de &
  LimitsTexts &
  typeof loyalty.de &
  typeof notices.de &
  typeof pageCard.de &
  typeof payin.de &
  typeof paymentResult.de &
  typeof payout.de &
  typeof settings.de &
  typeof points.de &
  typeof stepUp.de &
  typeof teamBets.de &
  typeof transactions.de &
  typeof vouchers.de &
  typeof wettshop.de &
  typeof wheel.de;

// Missing text keys are compile errors. The locale check compares the keys of both languages.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mf-account': Texts;
  }
}
