import type { components } from '@paddock/api';

type Schemas = components['schemas'];

export interface PaymentTypeConfig {
  id: number;
  direction: Schemas['PaymentDirection'];
  /** Its word in the path of the return page. */
  provider: string;
  name: { de: string; en: string };
  /** Cents. */
  minimum: number;
  maximum: number;
}

/** The operator's payment types, as data. Ids are never reused. */
export const paymentTypes: readonly PaymentTypeConfig[] = [
  {
    id: 1,
    direction: 'deposit',
    provider: 'sofort',
    name: { de: 'Sofortüberweisung', en: 'Instant transfer' },
    minimum: 500,
    maximum: 500_000,
  },
  {
    id: 2,
    direction: 'deposit',
    provider: 'card',
    name: { de: 'Kreditkarte', en: 'Credit card' },
    minimum: 1_000,
    maximum: 1_000_000,
  },
  {
    id: 3,
    direction: 'deposit',
    provider: 'wallet',
    name: { de: 'E-Wallet', en: 'E-wallet' },
    minimum: 500,
    maximum: 250_000,
  },
  {
    id: 4,
    direction: 'withdrawal',
    provider: 'bank',
    name: { de: 'Banküberweisung', en: 'Bank transfer' },
    minimum: 100,
    maximum: 100_000_000,
  },
];

/** The only withdrawal: to the customer's own account. */
export const bankTransfer = paymentTypes.find(({ direction }) => direction === 'withdrawal') as PaymentTypeConfig;

export const depositTypeOf = (id: number): PaymentTypeConfig | undefined =>
  paymentTypes.find((type) => type.id === id && type.direction === 'deposit');

export const showPaymentType = (
  { id, direction, provider, name, minimum, maximum }: PaymentTypeConfig,
  language: 'de' | 'en',
): Schemas['PaymentType'] => ({ id, direction, provider, name: name[language], minimum, maximum });

/** The name of a payment's provider, also of one that is offered no more. */
export const providerNameOf = (provider: string, language: 'de' | 'en'): string =>
  paymentTypes.find((type) => type.provider === provider)?.name[language] ?? provider;
