import { isLocked } from '@paddock/api/customer-status';
import { sendRegistrationEmailCode, verifyRegistrationEmail } from '@paddock/api/registration';
import { CodeField, Form, SubmitButton } from '@paddock/forms';
import { isRegisterCode } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Code } from '../shared/code.model.ts';
import type { RegistrationStatus } from '../shared/next-step.model.ts';
import { Parts } from '../shared/parts.tsx';
import { SendCode } from '../shared/send-code.tsx';
import { useRegistrationUrl } from '../shared/use-registration-url.ts';
import { useStepCall } from '../shared/use-step-call.ts';
import { OtherAddress } from './other-address.tsx';
import { SentByLink } from './sent-by-link.tsx';

/** Asks for the code of the e-mail. Offers another e-mail, or a correction of the address. */
export function EmailStep({ status }: { status: RegistrationStatus }) {
  const { t } = useTranslation('mf-registration');
  const { token } = useRegistrationUrl();
  const step = useStepCall('email');
  const [search] = useSearchParams();
  const [ofLink] = useState(search.get('register_code') ?? '');
  const [part, setPart] = useState<'first' | 'other' | 'again'>('first');
  const [corrected, setCorrected] = useState<string>();
  const finish = (email?: string) => {
    setCorrected(email ?? corrected);
    setPart('again');
  };
  if (part === 'other') return <OtherAddress step={step} onDone={finish} />;
  const mailed =
    corrected === undefined ? t('register.email.text') : t('register.email.corrected', { email: corrected });
  const text = status.error === 'email_code_missing' ? t('register.email.none') : mailed;
  return (
    <Parts>
      <News key={token} takesFocus={part === 'again'}>
        {text}
      </News>
      <Form
        schema={Code}
        defaultValues={{ code: isRegisterCode(ofLink) ? ofLink : '' }}
        label={t('register.email.title')}
        onSubmit={(body) => step((path) => api.call(verifyRegistrationEmail, { path, body }))}
      >
        <CodeField name="code" label={t('register.code.label')} help={t('register.code.help')} />
        <SubmitButton>{t('register.confirm')}</SubmitButton>
        <SentByLink />
      </Form>
      <SendCode
        label={t('register.email.again')}
        sent={t('register.email.sent')}
        send={() => step((path) => api.call(sendRegistrationEmailCode, { path, body: {} }), { stays: true })}
      />
      {!isLocked(status) && (
        <div>
          <Button onClick={() => setPart('other')}>{t('register.email.wrong')}</Button>
        </div>
      )}
    </Parts>
  );
}

/**
 * The pressed button is gone. Under the new token of another address, the frame gives the focus to
 * the heading first, in the same commit.
 */
function News({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={place} tabIndex={-1}>
      {children}
    </p>
  );
}
