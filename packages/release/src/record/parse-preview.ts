import { buildRef, channel, label, name } from './parse.ts';
import { instant, signature } from './parse-release.ts';
import { dictionary, oneOf, RecordError, shape, text } from './parser.ts';
import type { Preview, PreviewEnd } from './types.ts';

const MAX_BUILDS = 16;
const MAX_REASON = 1_000;
const ID = /^[0-9a-f]{16}$/;

const preview = shape<Preview>({
  schema: oneOf(1),
  channel,
  builds: dictionary(name, buildRef, MAX_BUILDS),
  at: instant,
  expires: instant,
  who: label(200),
  reason: label(MAX_REASON),
  signature,
});

const previewEnd = shape<PreviewEnd>({
  schema: oneOf(1),
  id: text(16, ID),
  at: instant,
  who: label(200),
  reason: label(MAX_REASON),
  signature,
});

/** Parses the record of a preview, or the content of its link. */
export const parsePreview = (value: unknown): Preview => {
  const parsed = preview(value, '');
  if (Object.keys(parsed.builds).length === 0) throw new RecordError('range', 'builds', 'names none');
  return parsed;
};

export const parsePreviewEnd = (value: unknown): PreviewEnd => previewEnd(value, '');

/** Whether a text has the form of a preview's id. */
export const isPreviewId = (text: string): boolean => ID.test(text);
