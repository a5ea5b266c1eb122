import * as customers from '@paddock/api/customer-queries';
import { api } from '@paddock/host';

/** The logged-in customer. The frame reads it first, so opening a page does not read it again. */
export const customerQuery = customers.customerQuery(api);
