/** Where an edge serves the newest release as JSON. */
export const RELEASE_URL = '/paddock/release';
/** Server-sent events: `event: release`, `data: {"sequence":7}`, whenever a channel moves. */
export const RELEASE_EVENTS_URL = '/paddock/releases';
/** Where a tab posts {@link Beacon} lists. */
export const BEACON_URL = '/paddock/beacons';
/** `<script type="application/json" id="paddock-release">` in the HTML. */
export const RELEASE_ELEMENT_ID = 'paddock-release';

/** The address of one file of one build. */
export const fileUrl = (name: string, buildId: string, file: string): string => `/builds/${name}/${buildId}/${file}`;
