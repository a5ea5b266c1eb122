import { Slot } from '@paddock/host';
import { useSettled } from '@paddock/ui/settled';
import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import part from '../panel-part.module.css';
import styles from './search.module.css';
import { SEARCH_DELAY_MS } from './search-delay.ts';

/** The shortest and the longest phrase that can be searched for, in characters. */
const SHORTEST_PHRASE = 2;
const LONGEST_PHRASE = 60;

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A phrase, and the results that remotes find for it. Arrow keys move through the results, Enter
 * opens the first, once there is one of what is typed.
 */
export function SearchPanel() {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const phrase = useSettled(typed.trim(), SEARCH_DELAY_MS);
  const isSearched = phrase.length >= SHORTEST_PHRASE;
  const panel = useRef<HTMLDivElement>(null);

  // Enter takes a result of this phrase, which may not have any yet.
  const [entered, setEntered] = useState<string | null>(null);
  const isTaking = entered === phrase;

  const links = () => [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])];
  const takeFirst = useEffectEvent(() => {
    const [first] = links();
    if (!first) return;
    setEntered(null);
    first.click();
  });
  useEffect(() => {
    if (!isTaking || !panel.current) return;
    const changes = new MutationObserver(takeFirst);
    changes.observe(panel.current, { childList: true, subtree: true });
    takeFirst();
    return () => changes.disconnect();
  }, [isTaking]);

  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    setEntered(typed.trim());
  };
  const type = (text: string) => {
    setTyped(text);
    setEntered(null);
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
      <form role="search" onSubmit={enter}>
        <label className={styles.label} htmlFor="search-phrase">
          {t('search.label')}
        </label>
        <input
          id="search-phrase"
          type="search"
          className={styles.field}
          value={typed}
          onChange={({ target }) => type(target.value)}
          maxLength={LONGEST_PHRASE}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      {/* Always in the page: a screen reader announces only changes of its text. */}
      <p role="status" className={part.soft}>
        {!isSearched && t('search.hint')}
      </p>
      {/* The key: remotes that are mounted anew show no results of the former phrase. */}
      {isSearched && <Slot key={String(isTaking)} name="search.results" props={{ phrase }} />}
    </div>
  );
}
