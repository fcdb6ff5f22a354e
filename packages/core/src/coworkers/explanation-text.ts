import type { Locale, Text } from '../i18n/index.ts'
import type { CoworkerContext } from './coworkers-list.ts'
import type { AbsenceReason } from './explanation.ts'

/** What the explanation says besides the reasons. The sentence of a rule is that of its error. */
export const EXPLANATION_TEXTS = {
  none: {
    sv: 'Personen hittades inte, eller arbetar utanför dina enheter.',
    en: 'The person was not found, or works outside your units.',
  },
  whatNow: {
    sv: 'Kontrollera stavningen. Fråga oss om du tror att du borde se personen.',
    en: 'Check the spelling. Ask us if you think that you should see the person.',
  },
  more: {
    sv: 'Sökningen hittar fler. Skriv hela namnet eller personnumret.',
    en: 'The search finds more people. Enter the whole name or the identity number.',
  },
  here: { sv: 'Finns här redan.', en: 'Already here.' },
  'no-role': {
    sv: 'Du ser personen som chef. För att beställa måste du vara beställare för enheten. HR i din organisation kan ge dig rollen.',
    en: 'You see the person as their manager. To order, you must be order manager of the unit. HR in your organisation can give you the role.',
  },
} as const satisfies Record<string, Text>

const UNDER: Readonly<Record<CoworkerContext, Text>> = {
  all: { sv: 'Finns bland alla medarbetare', en: 'Among all employees' },
  managed: { sv: 'Finns bland dem du är chef för', en: 'Among those you manage' },
  orderable: { sv: 'Finns bland dem du kan beställa för', en: 'Among those you can order for' },
  'unit-orderer': {
    sv: 'Finns i enheter du är beställare för',
    en: 'In units that you are order manager of',
  },
  excluded: { sv: 'Finns bland undantagna', en: 'Among the excluded' },
}

/**
 * The filters under which a person stands, in words. Everybody in reach is among all, which is worth saying only where
 * nothing nearer can be said.
 */
export function underTexts(
  contexts: readonly CoworkerContext[],
  locale: Locale,
): readonly { readonly context: CoworkerContext; readonly text: string }[] {
  const nearer = contexts.filter(context => context !== 'all')
  return (nearer.length > 0 ? nearer : contexts).map(context => ({ context, text: UNDER[context][locale] }))
}

/** What a reason says, other than a rule. */
export function reasonTexts(
  reason: Exclude<AbsenceReason, { kind: 'excluded' }>,
  locale: Locale,
): readonly string[] {
  if (reason.kind !== 'other-filter') return [EXPLANATION_TEXTS[reason.kind][locale]]
  return underTexts(reason.contexts, locale).map(({ text }) => text)
}
