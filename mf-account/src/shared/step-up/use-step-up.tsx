import { ApiError } from '@paddock/api';
import { useTexts } from '@paddock/pages/room-texts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsStepUp } from './step-up.queries.ts';
import { StepUpDialog } from './step-up-dialog.tsx';
import { TEXTS } from './texts.ts';

interface StepUp {
  /**
   * Has the customer step up, if the server asks for it (account §6).
   * @throws ApiError `step_up_required` if the customer leaves the question
   */
  prove: () => Promise<void>;
  /** The question. Its form must not be inside another. */
  question: ReactNode;
}

/** A step-up: the proof that the customer sits at this browser. */
export function useStepUp(): StepUp {
  useTexts('mf-account', TEXTS);
  const { t } = useTranslation('mf-account');
  const [answer, setAnswer] = useState<PromiseWithResolvers<void> | null>(null);
  const prove = async () => {
    if (!(await needsStepUp())) return;
    const asked = Promise.withResolvers<void>();
    setAnswer(asked);
    await asked.promise.finally(() => setAnswer(null));
  };
  const leave = () =>
    answer?.reject(new ApiError({ kind: 'api', status: 403, code: 'step_up_required', message: t('stepUp.left') }));
  return {
    prove,
    question: answer && <StepUpDialog onProven={answer.resolve} onLeave={leave} />,
  };
}
