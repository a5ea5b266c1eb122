import { useWatch } from '@paddock/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CheckedValues, loginCheckQuery, type Refused } from './login-check.queries.ts';

/** The pause in typing (ms) before a check. */
const PAUSE_MS = 500;

/** The fields whose present values the server refuses. */
export function useLoginCheck(): Refused {
  const [username = '', email = '', birthdate = ''] = useWatch<CheckedValues, ['username', 'email', 'birthdate']>({
    name: ['username', 'email', 'birthdate'],
  });
  const [asked, setAsked] = useState<CheckedValues>({ username: '', email: '', birthdate: '' });
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked({ username, email, birthdate }), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [username, email, birthdate]);
  const { data = [] } = useQuery(loginCheckQuery(asked));
  const current: CheckedValues = { username, email, birthdate };
  return data.filter((field) => asked[field] === current[field]);
}
