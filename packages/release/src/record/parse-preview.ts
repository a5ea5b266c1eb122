import { buildRef, channel, label, name } from './parse.ts';
import { instant, reason, signature } from './parse-release.ts';
import { dictionary, oneOf, optional, type Parser, RecordError, shape, text } from './parser.ts';
import type { Preview, PreviewEnd } from './types.ts';

const MAX_BUILDS = 16;
const ID = /^[0-9a-f]{16}$/;

/**
 * The origin of a server on the visitor's own machine. It needs no https, since browsers trust
 * loopback addresses. Other names, such as `localhost.example`, may belong to anyone, and a
 * content security policy cannot name `[::1]`.
 */
export const localOrigin: Parser<string> = (value, path) => {
  const form = 'address of this machine: http://localhost:4173';
  const origin = text(22, /^http:\/\/(localhost|127\.0\.0\.1):[1-9]\d{0,4}$/, form)(value, path);
  if (Number(origin.slice(origin.lastIndexOf(':') + 1)) <= 65_535) return origin;
  throw new RecordError('range', path, `${origin} has an invalid port`);
};

/** Excludes `shell`: remotes run inside it, so it cannot come from a local server. */
const remote: Parser<string> = (value, path) => {
  const parsed = name(value, path);
  if (parsed === 'shell') throw new RecordError('range', path, 'the shell is no remote');
  return parsed;
};

const preview = shape<Preview>({
  schema: oneOf(1),
  channel,
  builds: dictionary(name, buildRef, MAX_BUILDS),
  local: optional(dictionary(remote, localOrigin, MAX_BUILDS)),
  at: instant,
  expires: instant,
  who: label(200),
  reason,
  signature,
});

const previewEnd = shape<PreviewEnd>({
  schema: oneOf(1),
  id: text(16, ID),
  at: instant,
  who: label(200),
  reason,
  signature,
});

/** Parses the record of a preview, or the content of its link. */
export const parsePreview = (value: unknown): Preview => {
  const parsed = preview(value, '');
  if (Object.keys(parsed.builds).length + Object.keys(parsed.local ?? {}).length === 0)
    throw new RecordError('range', 'builds', 'names none');
  return parsed;
};

export const parsePreviewEnd = (value: unknown): PreviewEnd => previewEnd(value, '');

/** Whether a text has the form of a preview's id. */
export const isPreviewId = (text: string): boolean => ID.test(text);
