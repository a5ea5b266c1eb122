import type { EdgeRendering } from './types.ts';

/**
 * The pages of a `build.json` that the edge renders; `null` if there are none, as in older builds.
 * Call it with a value that `parseBuild` accepts.
 */
export const parseRendering = (value: unknown): EdgeRendering | null => {
  const { edge, claims, files } = value as {
    edge?: unknown;
    claims: { routes: { path: string; render?: unknown }[] };
    files: Record<string, unknown>;
  };
  if (typeof edge !== 'string' || !Object.hasOwn(files, edge)) return null;
  const rendered = claims.routes.filter(({ render }) => render === 'edge');
  return { file: edge, paths: new Set(rendered.map(({ path }) => path)) };
};
