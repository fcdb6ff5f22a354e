import type { CoworkerDetails } from '@salvia/core/coworkers'
import { formatDate } from '../../../i18n/format.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { EmailWay, PhoneWay } from '../../../ui/text/ways.tsx'
import styles from './coworker.module.css'
import { IdentityNumber } from './identity-number.tsx'
import { useTexts } from './texts.ts'
import { Ways } from './ways.tsx'

interface CoworkerFactsProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly coworker: CoworkerDetails
}

/** Where the employee works, who leads, and how to reach the person. */
export function CoworkerFacts({ params, coworker }: CoworkerFactsProps) {
  const t = useTexts()
  const contacts = useContacts(coworker)
  const { manager, mayShowNumber } = coworker
  return (
    <Facts
      facts={[
        { label: t('word.unit'), value: <UnitFact coworker={coworker} /> },
        {
          label: t('fact.manager'),
          value: manager ? (
            <>
              {manager.name} <Ways person={manager} />
            </>
          ) : (
            t('fact.noManager')
          ),
        },
        ...contacts,
        ...(mayShowNumber
          ? [{ label: t('fact.number'), value: <IdentityNumber key={params.id} params={params} /> }]
          : []),
      ]}
    />
  )
}

function useContacts({ protectedIdentity, mobilePhone, workPhone, email }: CoworkerDetails): Fact[] {
  const t = useTexts()
  if (protectedIdentity) return [{ label: t('fact.contact'), value: t('fact.hidden') }]
  if (!mobilePhone && !workPhone && !email) return [{ label: t('fact.contact'), value: t('fact.noContact') }]
  return [
    ...(mobilePhone ? [{ label: t('fact.mobile'), value: <PhoneWay number={mobilePhone} /> }] : []),
    ...(workPhone ? [{ label: t('fact.work'), value: <PhoneWay number={workPhone} /> }] : []),
    ...(email ? [{ label: t('word.email'), value: <EmailWay email={email} /> }] : []),
  ]
}

/** The unit with its path and since when; the units before it are folded. */
function UnitFact({ coworker }: Pick<CoworkerFactsProps, 'coworker'>) {
  const t = useTexts()
  const { unit, inUnitSince, earlierUnits } = coworker
  return (
    <>
      {unit.path.join(' / ')}
      {inUnitSince && (
        <span className={styles.minor}> {t('unit.since', { date: formatDate(inUnitSince) })}</span>
      )}
      {earlierUnits.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('unit.earlier', { count: earlierUnits.length })}</summary>
          <ul>
            {earlierUnits.map(({ path, from, to }) => (
              <li key={to + path.join('/')}>
                {path.join(' / ')},{' '}
                {from
                  ? t('unit.span', { from: formatDate(from), to: formatDate(to) })
                  : t('unit.until', { to: formatDate(to) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
