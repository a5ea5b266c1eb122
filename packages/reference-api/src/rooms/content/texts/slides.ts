import type { Localized } from '../../../server/localized.ts';

export interface SlideText {
  title: Localized;
  text: Localized;
  /** Of the link. */
  label: Localized;
  /** A path of the site. */
  link: string;
}

/** The slides of the home page, in order. */
export const slides: readonly SlideText[] = [
  {
    title: { de: 'Neukundenbonus', en: 'Welcome bonus' },
    text: { de: 'Wir verdoppeln Ihre Einzahlung bis 50 Euro.', en: 'We double your deposit up to 50 euros.' },
    label: { de: 'Zu den Bedingungen', en: 'See the conditions' },
    link: '/page/neukundenbonus',
  },
  {
    title: { de: 'Wettstars sammeln', en: 'Collect wettstars' },
    text: { de: 'Jeder volle Euro Einsatz bringt einen Wettstar.', en: 'Every full euro staked earns a wettstar.' },
    label: { de: 'Zum Bonusprogramm', en: 'Go to the bonus programme' },
    link: '/page/bonusprogramm',
  },
  {
    title: { de: 'Teamwetten', en: 'Team bets' },
    text: {
      de: 'Große Systeme gemeinsam spielen, mit kleinem Anteil.',
      en: 'Play large systems together, with a small share.',
    },
    label: { de: 'Teamwetten ansehen', en: 'See the team bets' },
    link: '/teamwette',
  },
  {
    title: { de: 'Wettrechner', en: 'Bet calculator' },
    text: { de: 'Was kostet Ihr Schein? Rechnen Sie es vorher aus.', en: 'What does your slip cost? Know beforehand.' },
    label: { de: 'Jetzt rechnen', en: 'Calculate now' },
    link: '/wettrechner',
  },
  {
    title: { de: 'Grenzen setzen', en: 'Play within limits' },
    text: {
      de: 'Setzen Sie sich Limits für Einzahlung, Einsatz und Verlust.',
      en: 'Set yourself limits for deposits, stakes and losses.',
    },
    label: { de: 'Zum Spielerschutz', en: 'Player protection' },
    link: '/page/responsible-gambling',
  },
];
