import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useNamedCompany } from '../../../state/use-company.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { groupedPhoneNumber } from '../../../ui/text/grouped-numbers.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { nameOf } from './employee-step.tsx'
import { useFirstUnits } from './first-units.tsx'
import type { OrderDraft } from './order-draft.ts'
import type { OrderingStep } from './order-steps.ts'
import styles from './ordering.module.css'
import type { StepProps } from './step-props.ts'
import { useTexts } from './texts.ts'
import { useUnits } from './use-units.ts'

/** All answers of an order, section by section, each with the way to change it. */
export function OrderSummary({
  draft,
  clinics,
  addressOf,
}: Pick<StepProps, 'draft' | 'clinics' | 'addressOf'>) {
  const t = useTexts()
  const company = useNamedCompany()
  const units = useUnits()
  const unitName = (id: string): string => (units.state === 'ready' ? units.data.nameOf(id) : '')
  const { kind, fields } = draft
  const clinic = clinics.find(({ id }) => id === fields.clinic)
  const part = (step: OrderingStep, name: string, facts: readonly (Fact | null)[], more?: ReactNode) => (
    <SummaryPart
      title={name}
      to={addressOf(step)}
      facts={facts.filter((fact): fact is Fact => fact !== null && fact.value !== '')}
    >
      {more}
    </SummaryPart>
  )
  const hasPlace = kind !== 'counselling' && draft.service?.place === 'clinic'
  return (
    <div className={styles.summary}>
      {company && <Facts facts={[{ label: t('company'), value: company }]} />}
      {kind !== 'counselling' &&
        part('service', t('word.service'), optionFacts(draft, t), <p>{draft.service?.name}</p>)}
      {kind === 'person' && part('employee', t('word.employee'), employeeFacts(draft, unitName, t))}
      {kind === 'group' &&
        part(
          'units',
          t('units.some', { count: draft.units.length }),
          [],
          <ChosenUnits draft={draft} unitName={unitName} />,
        )}
      {part('details', t('step.details'), [
        kind === 'counselling' ? { label: t('counselling.subject'), value: fields.subject } : null,
        kind === 'person'
          ? null
          : {
              label: t(kind === 'group' ? 'need.description' : 'counselling.description'),
              value: <Written>{fields.description}</Written>,
            },
        kind === 'counselling' ? { label: t('word.unit'), value: unitName(draft.selectedOrg) } : null,
        kind === 'counselling' ? { label: t('counselling.location'), value: fields.location } : null,
        kind !== 'counselling' && fields.message.trim() !== ''
          ? { label: t('need.message'), value: <Written>{fields.message}</Written> }
          : null,
        kind === 'group' && fields.individualVisits
          ? { label: t('need.visits'), value: fields.visitsPerEmployee }
          : null,
        hasPlace ? { label: t('place.clinic'), value: clinic ? `${clinic.name}, ${clinic.city}` : '' } : null,
        hasPlace && fields.showPartnerFields
          ? { label: t('partner.title'), value: <Written>{partnerLines(draft)}</Written> }
          : null,
        { label: t('reach.mobile'), value: groupedPhoneNumber(fields.userMobilePhone) },
        { label: t('feedback.label'), value: feedbackLine(draft, t('feedback.self')) },
        { label: t('reach.purchaseOrderNumber'), value: fields.purchaseOrderNumber },
        draft.files.length > 0
          ? { label: t('files'), value: <Written>{draft.files.map(({ name }) => name).join('\n')}</Written> }
          : null,
      ])}
    </div>
  )
}

interface ChosenUnitsProps extends Pick<StepProps, 'draft'> {
  readonly unitName: (id: string) => string
}

function ChosenUnits({ draft: { units, unitComments }, unitName }: ChosenUnitsProps) {
  const { listed, showAll } = useFirstUnits(units, unitComments)
  return (
    <>
      <ul className={styles.unitList}>
        {listed.map(id => (
          <li key={id}>
            {unitName(id)}
            {unitComments[id]?.trim() && <p className={styles.written}>{unitComments[id]}</p>}
          </li>
        ))}
      </ul>
      {showAll}
    </>
  )
}

type Texts = ReturnType<typeof useTexts>

function optionFacts({ service, subCategories }: OrderDraft, t: Texts): Fact[] {
  const chosen = service?.subCategories.filter(({ id }) => subCategories.includes(id)) ?? []
  return [{ label: t('service.subCategories'), value: chosen.map(({ name }) => name).join(', ') }]
}

function employeeFacts(
  { employee, selectedOrg }: OrderDraft,
  unitName: (id: string) => string,
  t: Texts,
): Fact[] {
  if (!employee) return []
  const name = { label: t('word.name'), value: nameOf(employee) }
  if (employee.kind === 'known') return [name, { label: t('word.unit'), value: employee.unit }]
  const { pid, mobilePhone, email, protectedIdentity } = employee
  return [
    name,
    { label: t('person.pid'), value: pid },
    ...(protectedIdentity
      ? [{ label: t('person.contact'), value: t('person.noContact') }]
      : [
          { label: t('person.mobile'), value: groupedPhoneNumber(mobilePhone) },
          { label: t('word.email'), value: email },
        ]),
    { label: t('word.unit'), value: unitName(selectedOrg) },
  ]
}

function partnerLines({ fields }: OrderDraft): string {
  const town = `${fields.partnerPostalCode} ${fields.partnerPostalTown}`.trim()
  const lines = [fields.partnerCompanyName, fields.partnerRecipient, fields.partnerStreet, town]
  return [...lines, fields.partnerDesiredCity].filter(line => line.trim() !== '').join('\n')
}

function feedbackLine({ fields }: OrderDraft, self: string): string {
  if (!fields.customFeedbackRecipient) return self
  return [fields.feedbackName, fields.feedbackEmail, groupedPhoneNumber(fields.feedbackPhone)]
    .filter(part => part !== '')
    .join(', ')
}

/** What somebody wrote, with its line ends. */
function Written({ children }: { readonly children: string }) {
  return <span className={styles.written}>{children}</span>
}

interface SummaryPartProps {
  readonly title: string
  readonly to: string
  readonly facts: readonly Fact[]
  readonly children?: ReactNode
}

function SummaryPart({ title, to, facts, children }: SummaryPartProps) {
  const t = useTexts()
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.partHead}>
        <h2>{title}</h2>
        <Link to={to} className={styles.change}>
          {t('confirm.change')}
          <VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
        </Link>
      </div>
      {children}
      {facts.length > 0 && <Facts facts={facts} isAligned />}
    </section>
  )
}
