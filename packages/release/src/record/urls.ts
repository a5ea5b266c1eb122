/** Where an edge serves the newest release as JSON. */
export const RELEASE_URL = '/paddock/release';
/** Server-sent events: `event: release`, `data: {"sequence":7}`, whenever a channel moves. */
export const RELEASE_EVENTS_URL = '/paddock/releases';
/** Where a tab posts {@link Beacon} lists. */
export const BEACON_URL = '/paddock/beacons';
/** `<script type="application/json" id="paddock-release">` in the HTML. */
export const RELEASE_ELEMENT_ID = 'paddock-release';

/** The address of one file of one build, in the folder of its build. */
export const fileUrl = (name: string, buildId: string, file: string): string => `/builds/${name}/${buildId}/${file}`;

/** An integrity as {@link servedUrl} puts it into an address: its first 96 bits. No build id begins with `_`. */
export const contentMark = (integrity: string): string =>
  `_${integrity
    .slice('sha384-'.length, 'sha384-'.length + 16)
    .replaceAll('+', '-')
    .replaceAll('/', '_')}`;

/**
 * Where a browser fetches a file of a build. Of a remote by what is in it, so that a file that a build did not change has the address
 * it had before; only the entry, which has the build's name in it, is in the build's folder. The shell's files are all there.
 */
export const servedUrl = (
  { name, buildId, entry }: { name: string; buildId: string; entry?: string | undefined },
  file: string,
  integrity: string,
): string =>
  name === 'shell' || file === entry
    ? fileUrl(name, buildId, file)
    : `/builds/${name}/${contentMark(integrity)}/${file}`;
