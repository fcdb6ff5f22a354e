import type { Text } from '@salvia/core/i18n'
import { STANDARD_TEMPLATE, type Template } from '@salvia/core/personnel-file'
import type { Context } from '../command/context.ts'
import { visible } from '../output/escape.ts'
import { readTemplate } from '../settings/template-file.ts'
import { chooseCompany, usualCompany } from './company.ts'
import { hasSignIn } from './kept-sign-in.ts'
import { openSession } from './session.ts'

const TEXTS = {
  own: { sv: 'Mall: {name} ({id}, version {version})', en: 'Template: {name} ({id}, version {version})' },
  away: {
    sv: 'Organisationens mall kunde inte hämtas. Standardmallen används; med --org visas varför.',
    en: "The organisation's template could not be fetched. The standard template is used; --org shows why.",
  },
  which: {
    sv: 'Standardmallen används. Ange --org för en organisations egen mall.',
    en: "The standard template is used. Use --org for an organisation's own template.",
  },
} as const satisfies Record<string, Text>

/** Selects the standard template even when somebody is signed in. */
const STANDARD_WORD = 'standard'

export const TEMPLATE_OPTION = {
  kind: 'text',
  value: 'file',
  summary: {
    sv: `egen mall (json), eller ${STANDARD_WORD} (annars organisationens när du är inloggad)`,
    en: `a template of your own (json), or ${STANDARD_WORD} (default: the organisation's when signed in)`,
  },
} as const

interface TemplateOptions {
  /** Path of a template file, or `standard`. */
  readonly template: string | undefined
  readonly org?: string | undefined
}

/**
 * The template for reviewing and making files: that of the named file, else that of the company that the user is
 * signed in for, else the standard template. If the user names a company, a failed call throws; otherwise the
 * standard template is used.
 */
export async function chosenTemplate({ template, org }: TemplateOptions, ctx: Context): Promise<Template> {
  const path = template ?? ctx.settings.template
  if (path === STANDARD_WORD) return STANDARD_TEMPLATE
  if (path !== undefined) return readTemplate(path)
  if (org !== undefined) return companysTemplate(org, ctx)
  if (!(await hasSignIn(ctx))) return STANDARD_TEMPLATE
  try {
    return await companysTemplate(undefined, ctx)
  } catch {
    ctx.signal.throwIfAborted()
    ctx.tell(ctx.err.paint.hint(ctx.err.say(TEXTS.away)))
    return STANDARD_TEMPLATE
  }
}

async function companysTemplate(org: string | undefined, ctx: Context): Promise<Template> {
  const session = await openSession(ctx)
  const company =
    org === undefined ? await usualCompany(session, ctx) : await chooseCompany(session, org, ctx)
  if (!company) {
    ctx.tell(ctx.err.paint.hint(ctx.err.say(TEXTS.which)))
    return STANDARD_TEMPLATE
  }
  const { clientNumber, subOrgName } = company
  const template = await session.client.personnelFile.template({ params: { clientNumber } })
  const { id, version } = template
  if (id !== STANDARD_TEMPLATE.id) {
    ctx.tell(ctx.err.paint.dim(ctx.err.say(TEXTS.own, { name: visible(subOrgName), id, version })))
  }
  return template
}
