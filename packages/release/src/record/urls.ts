/** The edge answers these paths, and all below them, itself: no app can have a page there. */
export const EDGE_PATHS = ['/api', '/builds', '/paddock'] as const;
/** The address of the newest release as JSON. */
export const RELEASE_URL = '/paddock/release';
/** Server-sent events: `event: release`, `data: {"sequence":7}`, whenever a channel moves. */
export const RELEASE_EVENTS_URL = '/paddock/releases';
/** The address to which a tab posts {@link Beacon} lists. */
export const BEACON_URL = '/paddock/beacons';
/** Where an edge tells operators what it has counted, on its operators' port. */
export const VOTES_URL = '/paddock/votes';
/** The parameter of an override link: `/?paddock-preview=<token>`. */
export const PREVIEW_PARAM = 'paddock-preview';
/** `<data id="paddock-ticket" value="…">` in the HTML. */
export const TICKET_ELEMENT_ID = 'paddock-ticket';
/**
 * The header with which a tab asks for {@link RELEASE_URL}: the ticket of its page, so that it is
 * told its own builds.
 */
export const TICKET_HEADER = 'paddock-ticket';
/** `<script type="application/json" id="paddock-release">` in the HTML. */
export const RELEASE_ELEMENT_ID = 'paddock-release';

/**
 * `<script type="application/json" id="paddock-rendered">`: what the edge says of a page that it
 * rendered.
 */
export const RENDERED_ELEMENT_ID = 'paddock-rendered';

/** The address of a file in the folder of its build. */
export const fileUrl = (name: string, buildId: string, file: string): string => `/builds/${name}/${buildId}/${file}`;

/**
 * The part of an address that names content: the first 96 bits of an integrity. No build id begins
 * with `_`.
 */
export const contentMark = (integrity: string): string =>
  `_${integrity
    .slice('sha384-'.length, 'sha384-'.length + 16)
    .replaceAll('+', '-')
    .replaceAll('/', '_')}`;

/**
 * The address from which a browser fetches a file of a build. A remote's file is addressed by its
 * content, so a file that a build did not change keeps its address. The entry of a remote, which
 * contains the build's name, and all files of the shell are addressed by build.
 */
export const servedUrl = (
  { name, buildId, entry }: { name: string; buildId: string; entry?: string | undefined },
  file: string,
  integrity: string,
): string =>
  name === 'shell' || file === entry
    ? fileUrl(name, buildId, file)
    : `/builds/${name}/${contentMark(integrity)}/${file}`;
