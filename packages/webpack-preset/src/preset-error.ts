export type PresetErrorKind = 'app' | 'config' | 'share' | 'claim' | 'style' | 'compile';

/** A build was refused. `message` names the file and the fix. */
export class PresetError extends Error {
  readonly kind: PresetErrorKind;

  constructor(kind: PresetErrorKind, message: string) {
    super(message);
    this.name = 'PresetError';
    this.kind = kind;
  }
}
