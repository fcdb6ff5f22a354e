import { z } from 'zod'
import { LOCALES } from './locale.ts'

/** Beside `LOCALES` and not in its file: the portal's first page knows the languages and does without zod. */
export const localeSchema = z.enum(LOCALES)
