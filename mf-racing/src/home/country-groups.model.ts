import type { Meeting } from '@paddock/api';

/** The meetings of one country, in the order of their first races. */
export interface CountryGroup {
  country: string;
  meetings: Meeting[];
}

/** Groups meetings by country. A country stands where its first meeting stood: the API sends them by first off. */
export function groupByCountry(meetings: Meeting[]): CountryGroup[] {
  const groups = new Map<string, Meeting[]>();
  for (const meeting of meetings) groups.set(meeting.country, [...(groups.get(meeting.country) ?? []), meeting]);
  return [...groups].map(([country, meetings]) => ({ country, meetings }));
}
