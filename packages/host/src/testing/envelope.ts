/** An answer in the envelope. */
export const accepted = (data: unknown, pagination: object | null = null): Response =>
  Response.json({ success: true, data, pagination, error: null, validation: null });

/** A refusal in the envelope. By default, its message is the code. */
export const refused = (status: number, code: string, message = code): Response =>
  Response.json(
    {
      success: false,
      data: null,
      pagination: null,
      error: { code, message, description: null, extended: null },
      validation: null,
    },
    { status },
  );
