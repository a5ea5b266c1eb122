import { create } from 'zustand';

/** Whether a passkey is offered to the customer, who has none and logged in by the password. */
export const usePasskeyOffer = create<{ isDue: boolean }>()(() => ({ isDue: false }));
