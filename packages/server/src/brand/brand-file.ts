import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type HexColour,
  isHexColour,
  LOGO_CONTRAST_LEAST,
  logoColours,
  phoneHoursSchema,
  SUPPORT_SUBJECTS,
} from '@salvia/core/config'
import type { LOCALES } from '@salvia/core/i18n'
import { isEmailAddress } from '@salvia/core/primitives'
import { z } from 'zod'
import { faultSentences, line, list, object, oneOf, orMissing, readJson } from '../process/json-file.ts'
import { readBrandPicture } from './brand-picture.ts'
import { isMailSender, MAIL_SENDER_FAULT } from './mail-sender.ts'

const text = object({ sv: line, en: line } satisfies Record<(typeof LOCALES)[number], typeof line>)
const email = line.refine(isEmailAddress, 'must be an email address')
const address = line.refine(
  value => URL.canParse(value) && new URL(value).protocol === 'https:',
  'must be an address beginning with https://',
)
const phone = line.regex(/^\+?[\d -]{5,25}$/, 'must be a phone number: digits, spaces and hyphens')

const contact = object({
  phone,
  email: email.nullable().default(null),
  hours: text,
  open: phoneHoursSchema.optional(),
})
const support = object(
  Object.fromEntries(SUPPORT_SUBJECTS.map(subject => [subject, contact])) as Record<
    (typeof SUPPORT_SUBJECTS)[number],
    typeof contact
  >,
)

const colour = line.refine(isHexColour, 'must be a colour such as #1f5f4a')

/** One colour, or one each for light and dark backgrounds. Each must have enough contrast with its background. */
const logoColour = z
  .union([colour.transform(light => ({ light, dark: undefined })), object({ light: colour, dark: colour })], {
    error: orMissing('must be a colour such as #1f5f4a, or one for light and one for dark'),
  })
  .transform(({ light, dark }, { addIssue, value }) => {
    const verdict = logoColours(light as HexColour, dark as HexColour | undefined)
    if (verdict.kind === 'readable') return verdict.colours
    const { theme, ratio, background } = verdict
    addIssue({
      code: 'custom',
      input: value,
      message: `is too faint: its contrast is ${ratio} to 1 on the ${theme} background ${background}, and ${LOGO_CONTRAST_LEAST} to 1 is needed`,
    })
    return z.NEVER
  })

/** A picture, by its path from the folder of the brand file. */
const pictureIn = (folder: string) =>
  line.transform((path, { addIssue }) => {
    const answer = readBrandPicture(folder, path)
    if (answer.kind === 'picture') return answer.picture
    addIssue({ code: 'custom', input: path, message: answer.fault })
    return z.NEVER
  })

const tipIn = (folder: string) =>
  object({
    kind: oneOf(['learning', 'promotion']),
    title: text,
    text,
    address,
    image: pictureIn(folder).optional(),
  })

const brandSchema = (folder: string) =>
  object({
    productName: line,
    provider: line.optional(),
    logo: pictureIn(folder).optional(),
    favicon: pictureIn(folder).optional(),
    logoColour: logoColour.optional(),
    appUrl: address,
    mailFrom: line.refine(isMailSender, MAIL_SENDER_FAULT),
    support,
    dataProtection: email.optional(),
    healthLine: address.optional(),
    firstServiceId: line.optional(),
    tips: list(tipIn(folder)).default([]),
  })

/** The content of a brand file. The sender of mails is parsed later, once the product name is known. */
export type BrandFile = z.output<ReturnType<typeof brandSchema>>

type BrandFileAnswer =
  | { readonly kind: 'read'; readonly file: BrandFile }
  | { readonly kind: 'faults'; readonly sentences: readonly string[] }

/** Reads a brand file and the pictures that it names. Paths are relative to its folder. */
export function readBrandFile(path: string): BrandFileAnswer {
  const written = textOf(path)
  if (written === undefined) return { kind: 'faults', sentences: ['It cannot be read.'] }
  const json = readJson(written)
  if (json.kind === 'broken') return { kind: 'faults', sentences: [`It is no JSON${json.place}.`] }
  const parsed = brandSchema(dirname(path)).safeParse(json.value)
  if (!parsed.success) return { kind: 'faults', sentences: faultSentences(parsed.error) }
  return { kind: 'read', file: parsed.data }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
