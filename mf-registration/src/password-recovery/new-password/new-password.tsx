import { isApiError } from '@paddock/api';
import { finishPasswordRecovery } from '@paddock/api/auth';
import { isRefusal } from '@paddock/api/lost-answer';
import { Form, PasswordField, SubmitButton } from '@paddock/forms';
import { confirm } from '@paddock/forms/rules';
import { api, useUnsavedWork } from '@paddock/host';
import { LoginButton } from '@paddock/pages/login-button';
import { Outcome } from '@paddock/pages/outcome';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type InferOutput, object, pipe } from 'valibot';
import { paths } from '../../paths.ts';
import { noPassword, passwordEntries } from '../../shared/entries/password.model.ts';
import { LinkOver } from './link-over.tsx';

const schema = pipe(object(passwordEntries), confirm('password', 'passwordConfirmation'));

/** Asks for a new password, twice. Setting it ends all sessions of the customer. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('mf-registration');
  const [isDirty, setDirty] = useState(false);
  const [end, setEnd] = useState<'changed' | 'withoutPasskeys' | 'over' | 'unsure'>();
  const hasLostAnswer = useRef(false);
  useUnsavedWork(isDirty && end === undefined);

  const change = async (body: InferOutput<typeof schema>) => {
    try {
      const { data } = await api.call(finishPasswordRecovery, { path: { token }, body });
      setEnd(data.passkeysRemoved ? 'withoutPasskeys' : 'changed');
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) {
        if (!isRefusal(error)) hasLostAnswer.current = true;
        throw error;
      }
      // The link expired or was used while the form was open, maybe by the try without an answer.
      setEnd(hasLostAnswer.current ? 'unsure' : 'over');
    }
  };

  if (end === 'over') return <LinkOver />;
  if (end === 'changed' || end === 'withoutPasskeys') {
    const texts = [t('newPassword.changed.text'), end === 'withoutPasskeys' && t('newPassword.changed.passkeys')];
    return (
      <Outcome title={t('newPassword.changed.title')} text={texts.filter(Boolean).join(' ')}>
        <LogIn />
      </Outcome>
    );
  }
  if (end === 'unsure') {
    return (
      <Outcome title={t('newPassword.unsure.title')} text={t('newPassword.unsure.text')}>
        <LogIn />
        <Link to={paths.passwordRecovery} className={linkButtonClass()}>
          {t('newPassword.over.anew')}
        </Link>
      </Outcome>
    );
  }
  return (
    <Card>
      <Form
        schema={schema}
        defaultValues={noPassword}
        label={t('newPassword.title')}
        onDirtyChange={setDirty}
        onSubmit={change}
      >
        <p>{t('newPassword.text')}</p>
        <PasswordField name="password" label={t('newPassword.password')} purpose="new" />
        <PasswordField name="passwordConfirmation" label={t('newPassword.passwordConfirmation')} purpose="repeat" />
        <SubmitButton>{t('newPassword.send')}</SubmitButton>
      </Form>
    </Card>
  );
}

function LogIn() {
  const { t } = useTranslation('mf-registration');
  return <LoginButton variant="primary">{t('newPassword.changed.logIn')}</LoginButton>;
}
