import { HOME_ZONE } from '@paddock/i18n';

const withSeconds = new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium', timeZone: HOME_ZONE });

/** `14:02:11`, for the age of odds: minutes are too coarse shortly before the off. */
export const formatClock = (instant: string | number): string => withSeconds.format(new Date(instant));
