import type { OrderCase } from '@salvia/core/order-cases'
import { ProtectedMark } from '../../../../parts/coworkers/marks.tsx'
import { type Fact, Facts } from '../../../../ui/facts.tsx'
import { IdText } from '../../../../ui/id-text.tsx'
import { Section } from '../../../../ui/panel.tsx'
import { EmailWay, PhoneWay } from '../../../../ui/text/ways.tsx'
import styles from './order-case.module.css'
import { useTexts } from './texts.ts'

const BIRTH_DATE_DIGITS = 8

/** The person whom the order is for. Of a protected identity no contact details are stored. */
export function PersonFacts({ order: { person, employee } }: { readonly order: OrderCase }) {
  const t = useTexts()
  const contacts = useContacts(person, employee?.protectedIdentity === true)
  if (!person) return null
  const number = `${person.pid.slice(0, BIRTH_DATE_DIGITS)}-${person.pid.slice(BIRTH_DATE_DIGITS)}`
  return (
    <Section title={t('person.title')}>
      <Facts
        facts={[
          { label: t('person.number'), value: <IdText copy>{number}</IdText> },
          ...contacts,
          { label: t('word.unit'), value: person.unit.join(' / ') },
          ...(person.isNew ? [{ label: t('person.file'), value: t('person.new') }] : []),
        ]}
      />
    </Section>
  )
}

function useContacts(person: OrderCase['person'], isProtected: boolean): Fact[] {
  const t = useTexts()
  if (!person) return []
  const { phone, email } = person
  if (isProtected) {
    return [
      { label: t('person.contact'), value: <ProtectedMark /> },
      { label: t('person.reach'), value: t('person.protected') },
    ]
  }
  if (!phone && !email) return [{ label: t('person.contact'), value: t('person.unknown') }]
  return [
    ...(phone ? [{ label: t('phone'), value: <PhoneWay number={phone} /> }] : []),
    ...(email ? [{ label: t('word.email'), value: <EmailWay email={email} /> }] : []),
  ]
}

/** Who ordered, how to reach the orderer, and who else gets the feedback. */
export function OrdererFacts({ order }: { readonly order: OrderCase }) {
  const t = useTexts()
  const { maker, makerEmail, contents } = order
  const { feedback, userMobilePhone } = contents
  return (
    <>
      <Section title={t('orderer.title')}>
        <Facts
          facts={[
            { label: t('word.name'), value: maker },
            { label: t('phone'), value: <PhoneWay number={userMobilePhone} /> },
            { label: t('word.email'), value: <EmailWay email={makerEmail} /> },
          ]}
        />
      </Section>
      {feedback && (
        <Section title={t('feedback.title')}>
          <Facts
            facts={[
              { label: t('word.name'), value: feedback.name },
              ...(feedback.phone ? [{ label: t('phone'), value: <PhoneWay number={feedback.phone} /> }] : []),
              { label: t('word.email'), value: <EmailWay email={feedback.email} /> },
            ]}
          />
          <p className={styles.explained}>{t('feedback.hint')}</p>
        </Section>
      )}
    </>
  )
}
