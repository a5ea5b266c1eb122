import { formatDateTime } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { DeviceCard } from '../shared/device-card.tsx';
import { DeviceLine } from '../shared/device-line.tsx';
import { type Passkey, passkeysQuery } from '../shared/passkeys.queries.ts';
import { Unfold } from '../shared/unfold.tsx';
import { useDeviceName } from '../shared/use-device-name.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { removePasskeyMutation } from './passkeys.queries.ts';

/**
 * The passkeys, which log in without a password: each with its last use, and a form for a new one.
 */
export function Passkeys() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(passkeysQuery);
  return (
    <DeviceCard id="passkeys" title={t('passkeys.title')} lead={t('passkeys.lead')}>
      {(say) => (
        <>
          <QueryPart query={query} skeleton={null}>
            {(passkeys) => (
              <ul>
                {passkeys.map((passkey) => (
                  <PasskeyLine
                    key={passkey.id}
                    passkey={passkey}
                    onRemoved={(name) => say(t('passkeys.removed', { name }))}
                  />
                ))}
              </ul>
            )}
          </QueryPart>
          {'PublicKeyCredential' in window && (
            <Unfold label={t('passkeys.add')}>
              {(close) => <PasskeyForm onDone={() => close(t('passkeys.added'))} />}
            </Unfold>
          )}
        </>
      )}
    </DeviceCard>
  );
}

function PasskeyLine({ passkey, onRemoved }: { passkey: Passkey; onRemoved: (name: string) => void }) {
  const { t } = useTranslation('mf-account');
  const { prove, question } = useStepUp();
  const { mutate, isPending } = useMutation(removePasskeyMutation(prove));
  const { id, createdAt, usedAt } = passkey;
  const name = useDeviceName()(passkey);
  return (
    <DeviceLine
      name={name}
      text={
        usedAt === null
          ? t('passkeys.since', { time: formatDateTime(createdAt) })
          : t('sessions.used', { time: formatDateTime(usedAt) })
      }
    >
      <Button
        size="small"
        pending={isPending}
        aria-label={`${t('passkeys.remove')}: ${name}`}
        onClick={() => mutate({ path: { id } }, { onSuccess: () => onRemoved(name) })}
      >
        {t('passkeys.remove')}
      </Button>
      {question}
    </DeviceLine>
  );
}
