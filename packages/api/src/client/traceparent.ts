/** A trace for one call (W3C Trace Context), by hand: the SDK of OpenTelemetry is larger than this client. */
export const newTraceparent = (): string => {
  const ids = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `00-${ids.slice(0, 32)}-${ids.slice(32)}-01`;
};
