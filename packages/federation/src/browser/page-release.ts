import { parseTabRelease, RELEASE_ELEMENT_ID, type TabRelease } from '@paddock/release/record';

/** The release that the edge put into this page's HTML. Throws if it is missing or invalid. */
export function readPageRelease(): TabRelease {
  const source = document.getElementById(RELEASE_ELEMENT_ID)?.textContent;
  if (!source) throw new Error(`The page has no #${RELEASE_ELEMENT_ID}: it must be served by the edge`);
  return parseTabRelease(JSON.parse(source));
}
