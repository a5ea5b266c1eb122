import { watchMedia } from '@paddock/host/shell';

/** From this width on, the page has a column beside it: `lg` of core §9. */
export const beside = watchMedia('(width >= 992px)', true);
