import { SHELL_TEXTS } from './remotes.ts';

/** The notice in the HTML while the shell is missing. */
export const EMPTY_PAGE = 'Die Seite lädt gerade nicht vollständig';

/** A file that a page of the shell needs, for its content or for its look. */
export interface FirstFile {
  file: string;
  /** A page that needs it. */
  path: string;
  /** Matches its URL in the HTML. */
  url: RegExp;
  /** A text that is missing without it; `null` if only the look changes. */
  shows: string | null;
  /** Messages that are allowed meanwhile. */
  words: string[];
}

const REMOTE_WORDS = [SHELL_TEXTS.failed, SHELL_TEXTS.slow];

export const FIRST_FILES: FirstFile[] = [
  {
    file: 'the entry',
    path: '/register/v3/start',
    url: /\/builds\/shell\/[^/]+\/main\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: [EMPTY_PAGE],
  },
  {
    file: 'the texts',
    path: '/register/v3/start',
    url: /\/builds\/shell\/[^/]+\/\d+\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: [EMPTY_PAGE],
  },
  {
    file: 'the chunk of a page',
    path: '/news',
    // The first chunk in the HTML is the page's own; the second has the texts.
    url: /\/builds\/shell\/[^/]+\/\d+\.js/,
    shows: 'Neuigkeiten',
    words: REMOTE_WORDS,
  },
  {
    file: 'the stylesheet',
    path: '/register/v3/start',
    url: /\/builds\/shell\/[^/]+\/main\.css/,
    shows: null,
    words: [EMPTY_PAGE],
  },
  {
    file: 'the entry of a remote, in contrast',
    path: '/register/v3/start',
    url: /\/builds\/mf-registration\/[^/]+\/entry\.js/,
    shows: 'Hier eröffnen Sie Ihr Konto',
    words: REMOTE_WORDS,
  },
];
