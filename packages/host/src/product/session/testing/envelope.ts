/** An answer in the envelope. */
export const accept = (data: unknown): Response =>
  Response.json({ success: true, data, pagination: null, error: null, validation: null });

/** A refusal in the envelope. */
export const refuse = (status: number, code: string): Response =>
  Response.json(
    {
      success: false,
      data: null,
      pagination: null,
      error: { code, message: code, description: null, extended: null },
      validation: null,
    },
    { status },
  );
