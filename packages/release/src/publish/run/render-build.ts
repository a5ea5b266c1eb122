import { satisfies } from 'semver';
import { type Build, type EdgeRendering, fits, type PageInput } from '../../record.ts';
import { ReleaseError } from '../../release-error.ts';
import { createRenderers, type RenderResult, type Script } from '../../render/renderers.ts';
import { type EdgeShell, edgeScriptOf } from './live-shell.ts';

/** How many pages were rendered, and why others were not tried. */
export interface PagesRun {
  pages: number;
  untried: string | null;
}

/** Generous, since nobody waits for these pages and the machine may be busy with a build. */
const LIMITS = { startMs: 10_000, renderMs: 5_000 };
const MAX_ATTEMPTS = 3;
const NO_SHELL =
  'no shell is live that renders pages (“A page that the edge renders” in the README of @paddock/webpack-preset)';
/** Lines of a stack that a refusal shows. */
const SHOWN_LINES = 2;

const ORIGIN = 'https://edge.invalid';

/** A path that matches this pattern. The objects of its parameters need not exist. */
const examplePath = (pattern: string): string => pattern.replaceAll(/:\w+\??/g, '1').replaceAll('*', '1');

const lacks = (build: Build, shell: Build): string | null => {
  if (!fits(shell.contract, build.contract)) return `the host ${build.contract}`;
  const missing = Object.entries(build.shared).find(([key, range]) => {
    const version = shell.shared[key];
    return version === undefined || !satisfies(version, range, { includePrerelease: true });
  });
  return missing ? `${missing[0]} ${missing[1]}` : null;
};

/** Renders each page as an edge without an API would. Returns the faults, each with its pages. */
const renderAll = async (
  { name, buildId, claims }: Build,
  paths: Iterable<string>,
  scripts: { shell: Script; remote: Script | null },
): Promise<{ pages: number; faults: Map<string, string[]>; isBusy: boolean }> => {
  const renderers = createRenderers(LIMITS);
  const faults = new Map<string, string[]>();
  let pages = 0;
  let isBusy = false;
  const owner = scripts.remote && { name, buildId };
  try {
    for (const path of paths) {
      const url = ORIGIN + examplePath(path);
      const input: PageInput = {
        url,
        now: Date.now(),
        claims: owner ? { [name]: claims } : {},
        owner,
        asksConsent: true,
        answers: {},
      };
      let result: RenderResult = { failure: 'busy', detail: '' };
      for (let attempt = 1; attempt <= MAX_ATTEMPTS && 'failure' in result && result.failure === 'busy'; attempt += 1)
        result = await renderers.render({ ...scripts, input: JSON.stringify(input) });
      if ('page' in result) pages += 1;
      else if (result.failure === 'busy') isBusy = true;
      else {
        const isSlow = result.failure === 'slow';
        const fault = isSlow
          ? `takes more than ${LIMITS.renderMs / 1000} s`
          : result.detail.split('\n', SHOWN_LINES).join('\n').trim();
        faults.set(fault, [...(faults.get(fault) ?? []), path]);
      }
    }
  } finally {
    renderers.close();
  }
  return { pages, faults, isBusy };
};

/**
 * Renders the pages of a build once, as an edge does: in the same kind of process, with the same
 * rights. Without answers of the API, a page is its frame and its loading state.
 * @param liveShell the shell in which a remote's pages are rendered; a shell's pages are rendered
 *   in itself
 * @returns `null` if no page asks to be rendered
 * @throws ReleaseError `refused` if a page cannot be rendered
 */
export const renderBuild = async (
  build: Build,
  rendering: EdgeRendering | null,
  files: ReadonlyMap<string, Uint8Array>,
  liveShell: EdgeShell | null,
): Promise<PagesRun | null> => {
  const bytes = rendering && files.get(rendering.file);
  if (!rendering || !bytes || rendering.paths.size === 0) return null;
  const own = edgeScriptOf(build, rendering.file, bytes);
  const isShell = build.name === 'shell';
  const shell = isShell ? { build, script: own } : liveShell;
  if (!shell?.script) return { pages: 0, untried: NO_SHELL };
  const missing = isShell ? null : lacks(build, shell.build);
  if (missing !== null) return { pages: 0, untried: `shell ${shell.build.buildId}, which is live, lacks ${missing}` };
  const scripts = { shell: shell.script, remote: isShell ? null : own };
  const { pages, faults, isBusy } = await renderAll(build, rendering.paths, scripts);
  if (faults.size > 0) {
    const told = [...faults].map(([fault, paths]) => `  ${paths.join(', ')}: ${fault}`);
    throw new ReleaseError(
      'refused',
      `No edge could render ${build.name} ${build.buildId}:\n${told.join('\n')}`,
      "Nothing was published. Mend what these pages import or render, or take render: 'edge' from their lines in src/pages.ts; build again and publish that.",
    );
  }
  return { pages, untried: isBusy ? 'the machine is busy' : null };
};
