import { randomBytes } from 'node:crypto';

/** The place of a call in a trace (W3C Trace Context, level 1). */
export interface TraceContext {
  /** 32 hex digits. */
  traceId: string;
  /** The caller's span, 16 hex digits; `null` for the first span of a trace. */
  parentId: string | null;
  isSampled: boolean;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const isZero = (id: string): boolean => /^0+$/.test(id);

/** The trace of the caller, or a new one if the header is missing or invalid. */
export const traceOf = (traceparent: string | undefined): TraceContext => {
  const [, version = 'ff', traceId = '', parentId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  // Version 00 has four fields; ff is forbidden.
  const isValid = version !== 'ff' && (version !== '00' || traceparent?.length === 55);
  if (!isValid || isZero(traceId) || isZero(parentId))
    return { traceId: randomBytes(16).toString('hex'), parentId: null, isSampled: true };
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/** A new id for a span. */
export const newSpanId = (): string => randomBytes(8).toString('hex');

export const formatTraceparent = ({ traceId, isSampled }: TraceContext, spanId: string): string =>
  `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;

/** The release in the baggage of a page: `paddock.release=14`; `null` if there is none. */
export const pageRelease = (baggage: string | undefined): number | null => {
  const [, release] =
    /(?:^|,)\s*paddock\.release=([1-9]\d{0,14})\s*(?:[;,]|$)/.exec(baggage?.slice(0, 8_192) ?? '') ?? [];
  return release === undefined ? null : Number(release);
};

/**
 * The builds in the baggage of a page: `paddock.build.catalogue=1.0.0-…` gives
 * `catalogue@1.0.0-…`; `null` if there are none.
 */
export const pageBuilds = (baggage: string | undefined): string | null => {
  const found = (baggage?.slice(0, 8_192) ?? '').matchAll(
    /(?:^|,)\s*paddock\.build\.([a-z][a-z0-9-]{0,63})=([0-9A-Za-z.-]{1,80})(?=\s*(?:[;,]|$))/g,
  );
  const builds = [...found].slice(0, 64).map(([, name, buildId]) => `${name}@${buildId}`);
  return builds.length > 0 ? builds.sort().join(' ') : null;
};

/**
 * A path in which a colon replaces each part that identifies an object or person, such as numbers
 * and tokens.
 */
export const pathPattern = (target: string): string =>
  (target.split('?', 1)[0] ?? '')
    .split('/')
    .slice(0, 12)
    .map((part) => (part === '' || /^([a-z][a-z-]{0,30}|v\d)$/.test(part) ? part : ':'))
    .join('/');
