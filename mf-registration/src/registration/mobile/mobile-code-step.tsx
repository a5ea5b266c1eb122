import { isRefusal } from '@paddock/api/lost-answer';
import { sendMobileCode, verifyMobile } from '@paddock/api/registration';
import { CodeField, Form, SubmitButton } from '@paddock/forms';
import { api } from '@paddock/host';
import { takeFocus } from '@paddock/ui/take-focus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../shared/code.model.ts';
import { OtherWay } from '../shared/other-way.tsx';
import { Parts } from '../shared/parts.tsx';
import { SendCode } from '../shared/send-code.tsx';
import { useStepCall } from '../shared/use-step-call.ts';

/**
 * Asks for the code of the SMS.
 * @param isLast whether no further SMS can be sent
 */
export function MobileCodeStep({ isLast }: { isLast: boolean }) {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('mobile-code');
  const [asked, setAsked] = useState<'sent' | 'refused'>();
  const sendAgain = async () => {
    try {
      await step((path) => api.call(sendMobileCode, { path, body: {} }), { stays: true });
      setAsked('sent');
    } catch (error) {
      setAsked(isRefusal(error) ? 'refused' : 'sent');
      throw error;
    }
  };
  return (
    <Parts>
      <p>{t('register.mobile.codeText')}</p>
      <Form
        schema={Code}
        defaultValues={{ code: '' }}
        label={t('register.mobile.codeTitle')}
        onSubmit={(body) => step((path) => api.call(verifyMobile, { path, body }))}
      >
        <CodeField name="code" label={t('register.code.label')} help={t('register.code.help')} />
        <SubmitButton>{t('register.confirm')}</SubmitButton>
      </Form>
      {isLast ? (
        <p ref={asked ? takeFocus : null} tabIndex={-1}>
          {asked === 'sent' && `${t('register.mobile.sent')} `}
          {t('register.mobile.last')}
        </p>
      ) : (
        <>
          <SendCode label={t('register.mobile.again')} sent={t('register.mobile.sent')} send={sendAgain} />
          <OtherWay to="mobile">{t('register.mobile.wrong')}</OtherWay>
        </>
      )}
      <OtherWay to="bank">{t('register.mobile.bankInstead')}</OtherWay>
    </Parts>
  );
}
