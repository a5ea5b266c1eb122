import { integer, list, optional, type Parser, RecordError, shape, text } from '../../record/parser.ts';
import { parseJson } from '../../record.ts';
import { ReleaseError } from '../../release-error.ts';

/** The files of one expose or share. */
export interface Assets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

/** The fields used of `mf-manifest.json`, which builds of Module Federation 2 write. */
export interface Manifest {
  metaData: {
    /** The global of the container. */
    globalName: string;
    remoteEntry: { name: string; path: string; type: string };
    buildInfo: { buildVersion: string };
    pluginVersion?: string;
  };
  exposes: { path: string; assets: Assets }[];
  shared: { name: string; requiredVersion?: string; assets: Assets }[];
}

export const MANIFEST = 'mf-manifest.json';

const MAX_BYTES = 4 * 1024 * 1024;
const word = text(300);
/** A path that stays inside the folder of the build. */
const file = text(300, /^(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[^\\]*$/s);
const files = list(file, 1_000);
const group = shape<Assets['js']>({ sync: files, async: files });
const assets = shape<Assets>({ js: group, css: group });
const manifest: Parser<Manifest> = shape<Manifest>({
  metaData: shape<Manifest['metaData']>({
    globalName: word,
    remoteEntry: shape<Manifest['metaData']['remoteEntry']>({ name: file, path: file, type: word }),
    buildInfo: shape<Manifest['metaData']['buildInfo']>({ buildVersion: word }),
    pluginVersion: optional(word),
  }),
  exposes: list(shape<Manifest['exposes'][number]>({ path: word, assets }), 500),
  shared: list(shape<Manifest['shared'][number]>({ name: word, requiredVersion: optional(word), assets }), 500),
});

/** Parses the manifest of a foreign build. Throws `verification`. */
export const parseManifest = (bytes: Uint8Array): Manifest => {
  try {
    integer(0, MAX_BYTES)(bytes.length, MANIFEST);
    return manifest(parseJson(Buffer.from(bytes).toString('utf8'), MAX_BYTES), '');
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new ReleaseError(
      'verification',
      `${MANIFEST} is none of Module Federation 2: ${error.message}`,
      'Build with the ModuleFederationPlugin of @module-federation/enhanced or of Rspack, which write it.',
      { cause: error },
    );
  }
};
