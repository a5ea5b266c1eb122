import { useCustomer } from '@paddock/host';
import { settingsMutation } from '@paddock/pages/customer-changes';
import { useMutation } from '@tanstack/react-query';
import { useCardView } from './use-card-view.ts';

/** Whether race cards are compact: a customer's setting, or a visitor's on this device. */
export function useCompact(): [compact: boolean, setCompact: (compact: boolean) => void] {
  const own = useCustomer()?.settings.compact;
  const { compact, setCompact } = useCardView();
  const { mutate } = useMutation(settingsMutation);
  return own === undefined ? [compact, setCompact] : [own, (wanted) => mutate({ body: { compact: wanted } })];
}
