import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from './test.ts';

const NIGHT = resolve(import.meta.dirname, '../../packages/edge/NIGHT.md');

export interface Step {
  /** A label of the page in the text of this step. */
  label(words: string): string;
  /** The commands in the text of this step, as words after `paddock`. */
  commands: string[][];
}

export interface Walk {
  /** Takes the next step of the text, which has this title. */
  step(title: string, take: (step: Step) => Promise<void>): Promise<void>;
  /** Expects that each step of the text was taken. */
  end(): void;
}

const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/**
 * The steps under this heading of `NIGHT.md`. Each label in its text must be tried.
 * @param values what a reader writes in the place of the examples
 */
export async function openWalk(heading: string, values: Record<string, string>): Promise<Walk> {
  const [, chapter = ''] = (await readFile(NIGHT, 'utf8')).split(`\n## ${heading}\n`);
  const steps = (chapter.split('\n## ')[0] ?? '').split(/\n### \d+\. /).slice(1);
  let taken = 0;
  return {
    async step(title, take) {
      const text = steps[taken] ?? '';
      taken += 1;
      expect(text.split('\n')[0]).toBe(title);
      const labels = [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, words = '']) => words.replace(/\s+/g, ' '));
      const untried = new Set(labels);
      const lines = [...text.matchAll(/^paddock (.*)$/gm)].map(([, line = '']) =>
        Object.entries(values).reduce((own, [example, value]) => own.replaceAll(example, value), line),
      );
      await test.step(title, () =>
        take({
          label(words) {
            expect(labels, `labels of "${title}"`).toContain(words);
            untried.delete(words);
            return words;
          },
          commands: lines.map(wordsOf),
        }),
      );
      expect([...untried], `untried labels of "${title}"`).toEqual([]);
    },
    end: () => expect(taken).toBe(steps.length),
  };
}
