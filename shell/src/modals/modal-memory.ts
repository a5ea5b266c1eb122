import { pageCookies } from '@paddock/host';
import type { ModalEnd } from '@paddock/host/shell';
import type { ModalMemory } from './modal-table.ts';

/** A cookie for each customer: the next customer of this browser has not answered yet. */
const cookieOf = ({ cookie }: ModalMemory, customerId: number) => `${cookie}_${customerId}`;

/** Whether the customer's answer to a popup is still valid. */
export const isRemembered = (memory: ModalMemory, customerId: number): boolean =>
  pageCookies().read(cookieOf(memory, customerId)) !== null;

/** Keeps an answer for as long as the modal's rule says. */
export const remember = (memory: ModalMemory, customerId: number, how: Exclude<ModalEnd, 'gone'>): void =>
  pageCookies().write(cookieOf(memory, customerId), how, memory[how]);
