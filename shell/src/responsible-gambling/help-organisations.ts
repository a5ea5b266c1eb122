/**
 * Free and anonymous help with gambling. Kept here, not in the API, so that it works without the
 * API.
 */
export interface HelpOrganisation {
  name: string;
  /** The key of its texts: `responsibleGambling.help.…` */
  text: 'helpline' | 'checkDeinSpiel' | 'gamblingTherapy' | 'oasis';
  href: string;
  /** The visible part of the address. */
  address: string;
}

/** The German telephone counselling for gambling, as dialled and as displayed. */
export const BETTING_HELPLINE = { phone: '08001372700', spoken: '0800 1 37 27 00' } as const;

/** The authority that runs the exclusion system for all operators. */
export const OASIS_HREF = 'https://rp-darmstadt.hessen.de/';

export const HELP_ORGANISATIONS: readonly HelpOrganisation[] = [
  {
    name: 'Telefonberatung zur Glücksspielsucht',
    text: 'helpline',
    href: `tel:${BETTING_HELPLINE.phone}`,
    address: BETTING_HELPLINE.spoken,
  },
  {
    name: 'Check dein Spiel',
    text: 'checkDeinSpiel',
    href: 'https://www.check-dein-spiel.de/',
    address: 'check-dein-spiel.de',
  },
  {
    name: 'Gambling Therapy',
    text: 'gamblingTherapy',
    href: 'https://www.gamblingtherapy.org/',
    address: 'gamblingtherapy.org',
  },
  {
    name: 'OASIS',
    text: 'oasis',
    href: OASIS_HREF,
    address: 'rp-darmstadt.hessen.de',
  },
];
