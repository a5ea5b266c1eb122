/** A problem of the locale check: kind, file (path as passed to the check) and key. */
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
    | 'loose-unit'
    | 'spelling'
    | 'untyped'
    | 'missing-key'
    | 'unused-key';
  file: string;
  key: string;
  message: string;
}
