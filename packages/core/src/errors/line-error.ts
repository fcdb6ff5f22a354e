import { z } from 'zod'

/** What is wrong in one line of a body that is sent as lines. */
export const lineErrorSchema = z
  .object({
    /** From 1, counted in what was sent, empty lines included. */
    line: z.int(),
    /** The id of the line, if it has one. */
    id: z.string().nullable(),
    /** The field that is wrong, such as `data.subCategories.2.name.sv`; empty if the line as a whole is. */
    path: z.string(),
    /** A code of the error catalogue. */
    code: z.string(),
  })
  .meta({ id: 'LineError' })
export type LineError = z.infer<typeof lineErrorSchema>
