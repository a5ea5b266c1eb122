import type { Localized } from '../../../server/localized.ts';

/** The terms and texts of a kind of voucher. */
export interface VoucherCampaign {
  type: 'banner' | 'bonus';
  /** Cents. */
  amount: number;
  /** Number of days for which a voucher is valid. */
  days: number;
  /** Name of the content page with its conditions. */
  page: string;
  title: Localized;
  text: Localized;
}

export const voucherCampaigns = {
  welcome: {
    type: 'banner',
    amount: 5_000,
    days: 30,
    page: 'neukundenbonus',
    title: { de: 'Neukundenbonus', en: 'Welcome bonus' },
    text: {
      de: 'Wir verdoppeln Ihre nächste Einzahlung bis 50 Euro.',
      en: 'We double your next deposit up to 50 euros.',
    },
  },
  loyalty: {
    type: 'bonus',
    amount: 1_000,
    days: 30,
    page: 'bonusprogramm',
    title: { de: '10 Euro Treuebonus', en: '10 euro loyalty bonus' },
    text: {
      de: 'Als Dankeschön für Ihre Treue erhalten Sie 10 Euro Wettguthaben.',
      en: 'Thank you for your loyalty: you receive 10 euros to bet with.',
    },
  },
  raceDay: {
    type: 'bonus',
    amount: 500,
    days: 14,
    page: 'bonusprogramm',
    title: { de: '5 Euro zum Renntag', en: '5 euros for the race day' },
    text: {
      de: 'Ihr Code vom Renntag bringt Ihnen 5 Euro Wettguthaben.',
      en: 'Your code from the race day gives you 5 euros to bet with.',
    },
  },
  wheel: {
    type: 'bonus',
    amount: 500,
    days: 7,
    page: 'wheel',
    title: { de: '5 Euro vom Glücksrad', en: '5 euros from the wheel of fortune' },
    text: {
      de: 'Sie haben am Glücksrad 5 Euro Wettguthaben gewonnen.',
      en: 'You won 5 euros to bet with at the wheel of fortune.',
    },
  },
} as const satisfies Record<string, VoucherCampaign>;

export type VoucherCampaignKey = keyof typeof voucherCampaigns;

export interface VoucherCode {
  campaign: VoucherCampaignKey;
  /** The number of customers who can redeem it. */
  total: number;
  /** Instant (ms) from which it is expired. */
  until: number;
}

/** Codes in normal form, see `readCode`. */
export const voucherCodes: Readonly<Record<string, VoucherCode>> = {
  RENNTAG5: { campaign: 'raceDay', total: 1_000, until: Date.parse('2030-01-01T00:00:00Z') },
  TRIBUENE: { campaign: 'raceDay', total: 1, until: Date.parse('2030-01-01T00:00:00Z') },
  SOMMER25: { campaign: 'loyalty', total: 500, until: Date.parse('2025-09-01T00:00:00Z') },
};

/** Normalizes a typed code: ignores case, spaces and hyphens. */
export const readCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();
