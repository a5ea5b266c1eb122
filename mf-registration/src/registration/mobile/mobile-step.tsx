import { sendMobileCode } from '@paddock/api/registration';
import { Form, PhoneField, SubmitButton } from '@paddock/forms';
import { phone } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { phoneCountries } from '../shared/fields/phone-countries.model.ts';
import { OtherWay } from '../shared/other-way.tsx';
import { Parts } from '../shared/parts.tsx';
import { registerOptionsQuery } from '../shared/registration.queries.ts';
import { useStepCall } from '../shared/use-step-call.ts';

const Mobile = object({ phone: pipe(string(), phone()) });

/**
 * Sends the code to the registered number, or to another one that replaces it.
 * @param isSent whether a code was sent before, maybe by a press whose answer was lost
 */
export function MobileStep({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('mobile');
  const { data: options } = useQuery(registerOptionsQuery);
  const send = (body: { phone: string }) =>
    step((path) => api.call(sendMobileCode, { path, body: body.phone === '' ? {} : body }));
  return (
    <Parts>
      <p>{t('register.mobile.text')}</p>
      <Form schema={Mobile} defaultValues={{ phone: '' }} label={t('register.mobile.title')} onSubmit={send}>
        <PhoneField
          name="phone"
          countries={options && phoneCountries(options)}
          label={t('register.mobile.other')}
          help={t('register.mobile.otherHelp')}
        />
        <SubmitButton>{t('register.mobile.send')}</SubmitButton>
      </Form>
      {isSent && <OtherWay to="mobile-code">{t('register.mobile.toCode')}</OtherWay>}
      <OtherWay to="bank">{t('register.mobile.bankInstead')}</OtherWay>
    </Parts>
  );
}
