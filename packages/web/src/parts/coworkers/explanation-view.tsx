import {
  type CoworkerContext,
  coworkersList,
  EXCLUSION_RULE_ERRORS,
  type Explanation,
} from '@salvia/core/coworkers'
import { errorText } from '@salvia/core/error-catalogue'
import { listQueryWords, readListQuery } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { SupportContact } from '../support/support-contact.tsx'
import styles from './coworkers-parts.module.css'
import { ProtectedMark } from './marks.tsx'
import { RuleText } from './rules-help.tsx'
import { useTexts } from './texts.ts'

interface ExplanationViewProps {
  readonly answer: Explanation | undefined
  /** Runs when a link is followed. */
  readonly onLeave: () => void
}

/** The answer for each person found, or what it can mean that nobody was. */
export function ExplanationView({ answer, onLeave }: ExplanationViewProps) {
  const t = useTexts()
  const count = answer?.people.length ?? 0
  return (
    <>
      <p role="status">{answer && (count === 0 ? t('why.none') : t('why.found', { count }))}</p>
      {answer && count === 0 && (
        <>
          <p>{t('why.noneText')}</p>
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
      {answer?.hasMore && <p>{t('why.more')}</p>}
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
        {person.firstName} {person.lastName}
        {person.protectedIdentity && <ProtectedMark />}
      </span>
      <span className={styles.unit}>{person.unitPath.join(' / ')}</span>
      <Reason person={person} onLeave={onLeave} />
    </li>
  )
}

function Reason({ person, onLeave }: PersonProps) {
  const t = useTexts()
  const locale = useLocale()
  const { reason, pidHash, firstName, lastName } = person
  const name = `${firstName} ${lastName}`
  const toPage = (
    <Link to={portalPath('coworker', { id: pidHash })} onClick={onLeave}>
      {t('why.open', { name })}
    </Link>
  )
  switch (reason.kind) {
    case 'here':
    case 'no-role':
      return (
        <>
          <p>{t(reason.kind === 'here' ? 'why.here' : 'why.noRole')}</p>
          {toPage}
        </>
      )
    case 'other-filter':
      return nearestOf(reason.contexts).map(context => (
        <Link key={context} to={listAddress(context, name)} onClick={onLeave}>
          {t(`under.${context}`)}
        </Link>
      ))
    case 'excluded': {
      const { title, action } = errorText(EXCLUSION_RULE_ERRORS[reason.rule], locale, {})
      return (
        <>
          <p>
            {title} {action}
          </p>
          <details className={styles.fold}>
            <summary>{t('why.rule')}</summary>
            <RuleText rule={reason.rule} />
          </details>
        </>
      )
    }
  }
}

/** Everybody in reach stands among all, which is worth saying only where nothing nearer can be said. */
function nearestOf(contexts: readonly CoworkerContext[]): readonly CoworkerContext[] {
  const nearer = contexts.filter(context => context !== 'all')
  return nearer.length > 0 ? nearer : contexts
}

/** The employees list under a filter, searched by name. */
function listAddress(filter: CoworkerContext, q: string): string {
  const words = listQueryWords(coworkersList, readListQuery(coworkersList, { filter, q }))
  return `${portalPath('coworkers')}?${new URLSearchParams(words)}`
}
