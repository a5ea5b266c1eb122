import type { Session } from '../session.ts';

/**
 * The names of published builds, and those among `wanted` that are none of them: they may be
 * mistyped. The shell is never mistyped, and in a store without builds no name is.
 */
export const publishedNames = async (
  { store }: Session,
  wanted: readonly string[],
): Promise<{ published: string[]; unpublished: string[] }> => {
  const published = [...new Set((await store.listBuilds()).map(({ name }) => name))].sort();
  const known = ['*', 'shell', ...published];
  return { published, unpublished: published.length === 0 ? [] : wanted.filter((name) => !known.includes(name)) };
};
