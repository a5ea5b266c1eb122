import type { ModalEnd } from '@paddock/host';
import { pageCookies } from '@paddock/host/shell';
import type { ModalMemory } from './modal-table.ts';

/** Of each customer, so that the answer of one is not that of who logs in next. */
const cookieOf = ({ cookie }: ModalMemory, customerId: number) => `${cookie}_${customerId}`;

/** Whether a customer has answered a popup, and not so long ago that it is asked again. */
export const isRemembered = (memory: ModalMemory, customerId: number): boolean =>
  pageCookies().read(cookieOf(memory, customerId)) !== null;

/** Keeps an answer for as long as the modal says. */
export const remember = (memory: ModalMemory, customerId: number, how: Exclude<ModalEnd, 'gone'>): void =>
  pageCookies().write(cookieOf(memory, customerId), how, memory[how]);
