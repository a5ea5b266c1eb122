import { SHELL_TEXTS } from './remotes.ts';

const EMPTY_PAGE = 'Die Seite lädt gerade nicht vollständig';

/** A file without which a page of the shell is not there, or not as it looks. */
export interface FirstFile {
  file: string;
  /** A page that needs it. */
  path: string;
  /** Finds it among what the HTML names. */
  url: RegExp;
  /** A text that is not there without it. `null` where all is there, but not as it looks. */
  shows: string | null;
  /** What may be said meanwhile. */
  words: string[];
  /** The phase that operators read of it. */
  phase: string;
}

const REMOTE_WORDS = [SHELL_TEXTS.failed, SHELL_TEXTS.slow];

export const FIRST_FILES: FirstFile[] = [
  {
    file: 'the entry',
    path: '/register',
    url: /\/builds\/shell\/[^/]+\/main\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: [EMPTY_PAGE],
    phase: 'entry',
  },
  {
    file: 'the texts',
    path: '/register',
    url: /\/builds\/shell\/[^/]+\/\d+\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: [EMPTY_PAGE],
    phase: 'chunk',
  },
  {
    file: 'the chunk of a page',
    path: '/news',
    // The first chunk that this page names is its own; the second has the texts.
    url: /\/builds\/shell\/[^/]+\/\d+\.js/,
    shows: 'Neuigkeiten',
    words: REMOTE_WORDS,
    phase: 'chunk',
  },
  {
    file: 'the stylesheet',
    path: '/register',
    url: /\/builds\/shell\/[^/]+\/main\.css/,
    shows: null,
    words: [EMPTY_PAGE],
    phase: 'style',
  },
  {
    file: 'the entry of a remote, in contrast',
    path: '/register',
    url: /\/builds\/mf-registration\/[^/]+\/entry\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: REMOTE_WORDS,
    phase: 'entry',
  },
];
