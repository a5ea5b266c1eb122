import { apiQuery } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { getPaymentTypes } from '@paddock/api/payments';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { queryOptions } from '@tanstack/react-query';

/** The customer with the balance. The frame keeps it fresh: a part that mounts uses what it has. */
export const meQuery = queryOptions({ ...withInlineErrors(apiQuery(api, getMe)), refetchOnMount: false });

/** How money can be paid in and out. */
export const paymentTypesQuery = withInlineErrors(apiQuery(api, getPaymentTypes));
