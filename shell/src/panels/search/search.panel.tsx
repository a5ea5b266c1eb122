import { Slot } from '@paddock/host';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import part from '../panel-part.module.css';
import styles from './search.module.css';
import { useSettled } from './use-settled.ts';

/** The shortest and the longest phrase that can be searched for, in characters. */
const SHORTEST_PHRASE = 2;
const LONGEST_PHRASE = 60;
/**
 * The search starts this long (ms) after the last key press: longer than the pause between two
 * keys.
 */
export const SEARCH_DELAY_MS = 250;

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A phrase, and the results that remotes find for it. Arrow keys move through the results, Enter
 * opens the first.
 */
export function SearchPanel() {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const phrase = useSettled(typed.trim(), SEARCH_DELAY_MS);
  const isSearched = phrase.length >= SHORTEST_PHRASE;
  const panel = useRef<HTMLDivElement>(null);

  const links = () => [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])];
  const takeFirst = (event: SubmitEvent) => {
    event.preventDefault();
    links()[0]?.click();
  };
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const field = panel.current?.querySelector('input');
    if (!step || !field) return;
    event.preventDefault();
    const stops = [field, ...links()];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the field and of the links in it
    <div ref={panel} className={part.part} onKeyDown={walk}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than browsers that we serve */}
      <form role="search" onSubmit={takeFirst}>
        <label className={styles.label} htmlFor="search-phrase">
          {t('search.label')}
        </label>
        <input
          id="search-phrase"
          type="search"
          className={styles.field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={LONGEST_PHRASE}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      {/* Always in the page: a screen reader announces only changes of its text. */}
      <p role="status" className={part.soft}>
        {!isSearched && t('search.hint')}
      </p>
      {isSearched && <Slot name="search.results" props={{ phrase }} />}
    </div>
  );
}
