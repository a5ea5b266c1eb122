import { PANEL_NAMES, PANEL_RULES } from '@paddock/host';
import { describe, expect, it } from 'vitest';
import config from '../../shell.config.ts';
import { PANEL_CONTENTS } from '../panels/panel-contents.ts';
import { redirects } from './redirects.ts';
import { shellRoutes } from './shell-routes.ts';

type Page = { Component?: unknown };

describe("[SHELL-83] the shell's own pages are its claims", () => {
  it('all of them, and nothing else', () => {
    const own = [...shellRoutes, ...redirects.map(({ from }) => ({ path: from }))];
    expect(config.routes.map(({ path }) => path).sort()).toEqual(own.map(({ path }) => path).sort());
  });

  it('and so are the panels that it fills, or whose button it makes a link', () => {
    const own = PANEL_NAMES.filter((name) => PANEL_CONTENTS[name] || PANEL_RULES[name].link);
    expect(config.panels.toSorted()).toEqual(own.toSorted());
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
