// Written by `pnpm generate` from openapi.yaml.
export { getNews } from './content/getNews.ts';
export { getNewsItem } from './content/getNewsItem.ts';
export { getPage } from './content/getPage.ts';
export { getSliders } from './content/getSliders.ts';
export { getGlossaries } from './content/getGlossaries.ts';
export { getGlossary } from './content/getGlossary.ts';
export { getSellPoints } from './content/getSellPoints.ts';
export { getSellPoint } from './content/getSellPoint.ts';
export { getDayTip } from './content/getDayTip.ts';
export { getTickers } from './content/getTickers.ts';
export { getTerms } from './content/getTerms.ts';
export { getContact } from './content/getContact.ts';
export { sendContact } from './content/sendContact.ts';
