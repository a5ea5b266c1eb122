/** What the locale check finds wrong, where (path as given to it), and with which key. */
export interface LocaleProblem {
  kind:
    | 'unreadable'
    | 'not-a-text'
    | 'empty'
    | 'missing-translation'
    | 'missing-plural'
    | 'other-variables'
    | 'informal'
    | 'no-umlaut'
    | 'untyped'
    | 'missing-key'
    | 'unused-key';
  file: string;
  key: string;
  message: string;
}
