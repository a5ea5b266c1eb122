import { links } from '../contract.ts';

/** The app's own link targets. Separate from the table of pages, which imports every page. */
export const paths = {
  news: '/news',
  sellPoints: '/betshop',
  sellPoint: '/betshop/:id',
  contact: links.contact,
  terms: links.terms,
  termsPart: '/agb/:a/:b',
  help: links.help,
  helpEntry: links.helpEntry,
  shop: '/page/wettstarshop',
  shopProduct: '/page/wettstarshop/:id',
  bonusActions: '/page/bonusaction',
  responsibleGambling: '/page/responsible-gambling',
  limbus: '/limbus/:interrupt',
  page: links.page,
  anyPage: '/:name',
} as const;
