import type { ErrorClass } from '../failure.ts';

/** The words, in the language of the page. */
export interface GiveUpTexts {
  title: string;
  /** What failed, in plain words. */
  reasons: Record<ErrorClass, string>;
  /** Label before the support code. */
  support: string;
  retry: string;
}

export interface GiveUpProps {
  errorClass: ErrorClass;
  supportCode: string;
  texts: GiveUpTexts;
  onRetry: () => void;
}

/** In place of a remote that could not be had: what failed, a code for the support, and a way to try again. */
export function GiveUp({ errorClass, supportCode, texts, onRetry }: GiveUpProps) {
  return (
    <div role="alert">
      <h2>{texts.title}</h2>
      <p>{texts.reasons[errorClass]}</p>
      <p>
        {texts.support} <code>{supportCode}</code>
      </p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
