import type { EdgeRendering } from './types.ts';

/**
 * What of a `build.json` is rendered at the edge; `null`: nothing. Call it with what `parseBuild`
 * accepts. Builds of before this field have none.
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
