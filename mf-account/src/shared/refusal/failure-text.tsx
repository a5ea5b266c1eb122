import { isRefusal } from '@paddock/api/lost-answer';
import { RefusalText } from './refusal-text.tsx';

interface FailureTextProps {
  error: Error;
  /** Says that the answer was lost, so that the outcome is unknown. */
  unclear: string;
}

/** Why a change failed, and the next step. */
export const FailureText = ({ error, unclear }: FailureTextProps) =>
  isRefusal(error) ? <RefusalText refusal={error} /> : <p role="alert">{unclear}</p>;
