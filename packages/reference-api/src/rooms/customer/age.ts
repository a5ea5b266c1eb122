/**
 * Whether somebody is 18 or older. Both days are `YYYY-MM-DD`; `today` is the one in Europe/Berlin.
 */
export const isAdult = (birthdate: string, today: string): boolean => {
  const years = Number(today.slice(0, 4)) - 18;
  // Compared as text: a birthday on 29 February counts from 1 March.
  return birthdate <= `${years}${today.slice(4)}`;
};
