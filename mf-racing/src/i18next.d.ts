import type { TEXTS as betCalculator } from './bet-calculator/texts.ts';
import type { TEXTS as blackRed } from './black-red/texts.ts';
import type { TEXTS as dayTip } from './day-tip/texts.ts';
import type { TEXTS as headToHead } from './head-to-head/texts.ts';
import type { TEXTS as league } from './league/texts.ts';
import type texts from './locales/de.json';
import type { TEXTS as longTerm } from './long-term/texts.ts';
import type { TEXTS as nonRunners } from './non-runners/texts.ts';
import type { TEXTS as overview } from './overview/texts.ts';
import type { TEXTS as premiumBets } from './premium-bets/texts.ts';
import type { TEXTS as raceDayChanges } from './race-day-changes/texts.ts';
import type { TEXTS as races } from './races/texts.ts';
import type { TEXTS as results } from './results/texts.ts';
import type { TEXTS as riderChanges } from './rider-changes/texts.ts';
import type { TEXTS as search } from './search/texts.ts';
import type { TEXTS as horse } from './shared/horse/texts.ts';
import type bettingTexts from './shared/locales/de.json';
import type { TEXTS as starterIndex } from './starter-index/texts.ts';
import type { TeamBetsTexts } from './team-bets/texts.ts';
import type { TEXTS as videoArchive } from './video-archive/texts.ts';

/** The texts that several rooms read, the late ones of bets, and those of each room. */
type Texts = typeof texts &
  typeof bettingTexts &
  typeof betCalculator.de &
  typeof blackRed.de &
  typeof dayTip.de &
  typeof headToHead.de &
  typeof horse.de &
  typeof league.de &
  typeof longTerm.de &
  typeof nonRunners.de &
  typeof overview.de &
  typeof premiumBets.de &
  typeof raceDayChanges.de &
  typeof races.de &
  typeof results.de &
  typeof riderChanges.de &
  typeof search.de &
  typeof starterIndex.de &
  TeamBetsTexts &
  typeof videoArchive.de;

// A key without text is a compile error. The locale check compares the two languages.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mf-racing': Texts;
  }
}
