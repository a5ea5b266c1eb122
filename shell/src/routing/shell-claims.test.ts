import { describe, expect, it } from 'vitest';
import config from '../../shell.config.ts';
import { redirects } from './redirects.ts';
import { shellRoutes } from './shell-routes.ts';

type Page = { Component?: unknown };

describe("[SHELL-83] the shell's own pages are its claims", () => {
  it('all of them, and nothing else', () => {
    const own = [...shellRoutes, ...redirects.map(({ from }) => ({ path: from }))];
    expect(config.routes.map(({ path }) => path).sort()).toEqual(own.map(({ path }) => path).sort());
  });

  it.each(shellRoutes.map((route) => [route.path ?? '', route] as const))(
    '%s names the module that it loads',
    async (path, { lazy }) => {
      const claim = config.routes.find((route) => route.path === path) as { module?: string };
      const claimed = (await import(/* @vite-ignore */ `../../${claim.module}`)) as Page;
      const loaded = (await (lazy as () => Promise<Page>)()) as Page;
      expect(loaded.Component).toBeDefined();
      expect(claimed.Component).toBe(loaded.Component);
    },
  );
});
