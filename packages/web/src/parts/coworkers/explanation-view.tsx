import {
  type CoworkerContext,
  coworkersList,
  EXCLUSION_RULE_ERRORS,
  EXPLANATION_TEXTS,
  type Explanation,
  underTexts,
} from '@salvia/core/coworkers'
import { errorText } from '@salvia/core/error-catalogue'
import { listQueryWords, readListQuery } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { SupportContact } from '../support/support-contact.tsx'
import styles from './coworkers-parts.module.css'
import { ProtectedMark } from './marks.tsx'
import { RuleExample } from './rules-help.tsx'
import { useTexts } from './texts.ts'

interface ExplanationViewProps {
  readonly answer: Explanation | undefined
  /** Runs when a link is followed. */
  readonly onLeave: () => void
}

/** The answer for each person found, or what it can mean that nobody was. */
export function ExplanationView({ answer, onLeave }: ExplanationViewProps) {
  const t = useTexts()
  const locale = useLocale()
  const count = answer?.people.length ?? 0
  return (
    <>
      <p role="status">
        {answer && (count === 0 ? EXPLANATION_TEXTS.none[locale] : t('why.found', { count }))}
      </p>
      {answer && count === 0 && (
        <>
          <p>{EXPLANATION_TEXTS.whatNow[locale]}</p>
          <SupportContact subject="technical" />
        </>
      )}
      {answer && count > 0 && (
        <ul className={styles.people}>
          {answer.people.map(person => (
            <Person key={person.pidHash} person={person} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {answer?.hasMore && <p>{EXPLANATION_TEXTS.more[locale]}</p>}
    </>
  )
}

interface PersonProps {
  readonly person: Explanation['people'][number]
  readonly onLeave: () => void
}

function Person({ person, onLeave }: PersonProps) {
  return (
    <li className={styles.person}>
      <span className={styles.name}>
        <Name person={person} onLeave={onLeave} />
        {person.protectedIdentity && <ProtectedMark />}
      </span>
      <span className={styles.unit}>{person.unitPath.join(' / ')}</span>
      <Reason person={person} onLeave={onLeave} />
    </li>
  )
}

/** The name; it leads to the page of the employee, unless a rule shuts it. */
function Name({ person, onLeave }: PersonProps) {
  if (person.reason.kind === 'excluded') return fullName(person)
  return (
    <Link to={portalPath('coworker', { id: person.pidHash })} onClick={onLeave}>
      {fullName(person)}
    </Link>
  )
}

function Reason({ person, onLeave }: PersonProps) {
  const locale = useLocale()
  const { reason } = person
  switch (reason.kind) {
    case 'here':
    case 'no-role':
      return <p>{EXPLANATION_TEXTS[reason.kind][locale]}</p>
    case 'other-filter':
      return underTexts(reason.contexts, locale).map(({ context, text }) => (
        <Link key={context} to={listAddress(context, fullName(person))} onClick={onLeave}>
          {text}
        </Link>
      ))
    case 'excluded': {
      const { title, action } = errorText(EXCLUSION_RULE_ERRORS[reason.rule], locale, {})
      return (
        <>
          <p>
            {title} {action}
          </p>
          <RuleExample rule={reason.rule} />
        </>
      )
    }
  }
}

/** The employees list under a filter, searched by name. */
function listAddress(filter: CoworkerContext, q: string): string {
  const words = listQueryWords(coworkersList, readListQuery(coworkersList, { filter, q }))
  return `${portalPath('coworkers')}?${new URLSearchParams(words)}`
}
