/** An answer in the envelope. */
export const accepted = (data: unknown, pagination: object | null = null): Response =>
  Response.json({ success: true, data, pagination, error: null, validation: null });

/** {@link accepted}, by a server whose clock shows `now` (ms). */
export const acceptedAt = (now: number, data: unknown): Response => {
  const answer = accepted(data);
  answer.headers.set('date', new Date(now).toUTCString());
  return answer;
};

/** A refusal in the envelope. By default, its message is the code. */
export const refused = (
  status: number,
  code: string,
  message = code,
  extended: object | null = null,
  validation: object | null = null,
): Response =>
  Response.json(
    {
      success: false,
      data: null,
      pagination: null,
      error: { code, message, description: null, extended },
      validation,
    },
    { status },
  );

/** A refusal of fields, with their codes. */
export const refusedFields = (validation: object): Response =>
  refused(400, 'invalid_parameters', 'Bitte prüfen Sie die Angaben.', null, validation);
