import { channel } from '../record/parse.ts';
import { integer, nullable, oneOf, shape, text } from '../record/parser.ts';
import { RecordError } from '../record.ts';
import { MAX_BYTES } from '../store/store.ts';

/**
 * The first line of an audit file: the range that was asked for. It is not signed and proves
 * nothing. All other lines have signed records byte for byte, so that a reader proves the same
 * bytes as an edge.
 */
export interface AuditHead {
  kind: 'audit';
  schema: 1;
  channel: string;
  /**
   * The releases that were asked for. The file also has all earlier ones, since each release is
   * proven from the one before.
   */
  from: number;
  to: number;
}

/** A record of the store. `root` is the public key from which all others are proven. */
interface RecordLine<Kind extends string> {
  kind: Kind;
  text: string;
}

export type AuditLine =
  | AuditHead
  | RecordLine<'root'>
  | RecordLine<'policy'>
  | RecordLine<'timestamp'>
  | (RecordLine<'release'> & { sequence: number })
  /** `text` is its `publish.json`. */
  | (RecordLine<'build'> & { name: string; buildId: string; manifest: string })
  | (RecordLine<'preview'> & { id: string; end: string | null });

/** The proof of a record also proves its id, so only its length is checked here. */
const id = text(200);
const parsers: { [Kind in AuditLine['kind']]: (value: unknown, path: string) => AuditLine } = {
  audit: shape<AuditHead>({
    kind: oneOf('audit'),
    schema: oneOf(1),
    channel,
    from: integer(1),
    to: integer(1),
  }),
  root: shape({ kind: oneOf('root'), text: text(MAX_BYTES.root) }),
  policy: shape({ kind: oneOf('policy'), text: text(MAX_BYTES.policy) }),
  timestamp: shape({ kind: oneOf('timestamp'), text: text(MAX_BYTES.timestamp) }),
  release: shape({ kind: oneOf('release'), sequence: integer(1), text: text(MAX_BYTES.record) }),
  build: shape({
    kind: oneOf('build'),
    name: id,
    buildId: id,
    text: text(MAX_BYTES.statement),
    manifest: text(MAX_BYTES.buildJson),
  }),
  preview: shape({
    kind: oneOf('preview'),
    id,
    text: text(MAX_BYTES.preview),
    end: nullable(text(MAX_BYTES.preview)),
  }),
};

/** Parses one line. Throws an error that names the fault. */
export const parseAuditLine = (line: string): AuditLine => {
  const value: unknown = JSON.parse(line);
  const { kind = '' } = (typeof value === 'object' && value !== null ? value : {}) as { kind?: string };
  const parse = Object.hasOwn(parsers, kind) ? parsers[kind as AuditLine['kind']] : undefined;
  if (!parse) throw new RecordError('pattern', 'kind', 'is of another form than is allowed here');
  return parse(value, '');
};
