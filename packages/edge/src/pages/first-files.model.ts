import { readFileSync } from 'node:fs';
import { type Build, type BuildRef, servedUrl } from '@paddock/release/record';
import type { FirstFile, FirstFiles, ShellFiles } from '../in-page/first-files.types.ts';
import { textsOf } from '../texts.ts';
import { escapeHtml } from './escape.model.ts';

/** A shell's build with its reference in the release. */
export interface NamedShell {
  build: Build;
  ref: BuildRef;
}

/**
 * The CSS of the notice. It repeats values of the design tokens, since the stylesheet that defines
 * them may be missing. A top margin would collapse with the body's and move the whole page.
 */
const LOOK = `#first-files{box-sizing:border-box;max-width:36rem;position:relative;top:12vh;margin:0 auto 24vh;padding:2rem;border-top:.25rem solid #14533c;border-radius:.75rem;background:#faf9f5;color:#14201a;font:1rem/1.5 system-ui,sans-serif;box-shadow:0 8px 24px rgb(11 47 35/18%)}
#first-files b{color:#14533c;font-size:1.125rem}
#first-files h1{margin:.5rem 0;font-size:1.5rem;line-height:1.2}
#first-files p{margin:0 0 1.5rem}
#first-files a{display:inline-block;padding:.625rem 1rem;border-radius:.5rem;background:#14533c;color:#fff;text-decoration:none}
#first-files.beside{position:fixed;z-index:9;inset:auto .5rem .5rem;max-height:50vh;overflow:auto;margin:0 auto;padding:1rem 1.5rem;font-size:.875rem}
#first-files.beside b{display:none}
#first-files.beside h1{margin:0;font-size:1.125rem}
#first-files.beside p{margin:.25rem 0 .75rem}`;

const firstFile = (build: Build, file: string): FirstFile => {
  const { integrity = '' } = build.files[file] ?? {};
  return { url: servedUrl(build, file, integrity), integrity };
};

const shellFiles = (build: Build): ShellFiles => ({
  entry: firstFile(build, build.entry),
  styles: build.initial.css.map((file) => firstFile(build, file)),
});

/** `first-files.js`, minified by `pnpm generate`, for every page. */
export const GUARD = readFileSync(new URL('../in-page/generated/first-files.js', import.meta.url), 'utf8').trim();

/** The input of the script in the HTML. */
export const firstFiles = (release: number, build: Build, good: NamedShell | null): FirstFiles => ({
  release,
  buildId: build.buildId,
  ...shellFiles(build),
  good: good && { shell: good.ref, ...shellFiles(good.build) },
  look: LOOK,
});

/** The notice in the language of the page, else in English. Hidden until it is needed. */
export const firstWords = (locale: string, product: string): string => {
  const t = textsOf(locale);
  return `<section id="first-files" role="alert" hidden><b>${escapeHtml(product)}</b><h1>${t('firstFiles.title')}</h1><p>${t('firstFiles.text')}</p><a href="">${t('firstFiles.reload')}</a></section>`;
};
