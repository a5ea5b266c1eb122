/** The edge answers these paths, and all below them, itself: no app can have a page there. */
export const EDGE_PATHS = ['/api', '/builds', '/paddock'] as const;
/** The address of the newest release as JSON. */
export const RELEASE_URL = '/paddock/release';
/** Server-sent events: `event: release`, `data: {"sequence":7}`, on each new release. */
export const RELEASE_EVENTS_URL = '/paddock/releases';
/** The address to which a tab posts {@link Beacon} lists. */
export const BEACON_URL = '/paddock/beacons';
/** The address of an edge's vote counts, on its operators' port. */
export const VOTES_URL = '/paddock/votes';
/** The query parameter of a preview's link: `/?paddock-preview=<token>`. */
export const PREVIEW_PARAM = 'paddock-preview';
/** `<data id="paddock-ticket" value="…">` in the HTML. */
export const TICKET_ELEMENT_ID = 'paddock-ticket';
/**
 * The header with the ticket of a tab's page, in requests of {@link RELEASE_URL}: the edge answers
 * with the builds of this visitor.
 */
export const TICKET_HEADER = 'paddock-ticket';
/** `<script type="application/json" id="paddock-release">` in the HTML. */
export const RELEASE_ELEMENT_ID = 'paddock-release';

/**
 * `<script type="application/json" id="paddock-rendered">`: the data of a page that the edge
 * rendered.
 */
export const RENDERED_ELEMENT_ID = 'paddock-rendered';

/** The address of a file in the folder of its build. */
export const fileUrl = (name: string, buildId: string, file: string): string => `/builds/${name}/${buildId}/${file}`;

/**
 * The part of an address that identifies content: `_` and the first 96 bits of an integrity. No
 * build id begins with `_`.
 */
export const contentMark = (integrity: string): string =>
  `_${integrity
    .slice('sha384-'.length, 'sha384-'.length + 16)
    .replaceAll('+', '-')
    .replaceAll('/', '_')}`;

/**
 * The address from which a browser fetches a file of a build. A remote's file is addressed by
 * content, so an unchanged file keeps its address. A remote's entry, which contains the build's
 * name, and all files of the shell are addressed by build.
 */
export const servedUrl = (
  { name, buildId, entry }: { name: string; buildId: string; entry?: string | undefined },
  file: string,
  integrity: string,
): string =>
  name === 'shell' || file === entry
    ? fileUrl(name, buildId, file)
    : `/builds/${name}/${contentMark(integrity)}/${file}`;
