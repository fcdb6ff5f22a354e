import { contract } from '@salvia/core/api'
import { NAME_MAX_CHARACTERS, ORDER_LINE_MAX_CHARACTERS } from '@salvia/core/limits'
import { fullName } from '@salvia/core/primitives'
import { withTrace } from '../../../parts/with-trace.ts'
import { useAction } from '../../../state/action.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PhoneField } from '../../../ui/field/phone-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { WizardButtons } from '../../../ui/wizard/wizard-buttons.tsx'
import { employeeFaults } from './draft-faults.ts'
import { type EmployeeChoice, type NewPerson, NO_EMPLOYEE } from './order-draft.ts'
import styles from './ordering.module.css'
import type { StepProps } from './step-props.ts'
import { useTexts } from './texts.ts'
import { UnitField } from './unit-field.tsx'
import { useFaultFacts } from './use-fault-facts.ts'
import { useStepForm } from './use-step-form.ts'

interface NewEmployeeProps extends Pick<StepProps, 'draft' | 'change' | 'clinics'> {
  readonly onChoose: (choice: EmployeeChoice) => void
  readonly onBack: () => void
}

/**
 * Somebody who is in no personnel file yet. The server looks at the number: one that belongs to somebody whom the user
 * may order for chooses that person.
 */
export function NewEmployee({ draft, change, clinics, onChoose, onBack }: NewEmployeeProps) {
  const t = useTexts()
  const facts = useFaultFacts(clinics)
  const clientNumber = useClientNumber() ?? ''
  // Belongs to the draft, so that it is not lost by a look at one's own employees, and leaving asks.
  const typed = draft.typed ?? { employee: NO_EMPLOYEE, selectedOrg: draft.selectedOrg }
  const { employee: person, selectedOrg: unit } = typed
  const check = useAction(contract.orders.checkNumber)
  const goOn = async (): Promise<void> => {
    if (check.isRunning) return
    const found = await check.run({ params: { clientNumber }, body: { pid: person.pid } })
    if (!found.ok) return
    const { data } = found
    if (data.kind === 'new') return onChoose({ employee: person, selectedOrg: unit })
    onChoose({
      employee: { kind: 'known', pidHash: data.pidHash, name: fullName(data), unit: '' },
      selectedOrg: '',
    })
  }
  const { failure } = check
  const refused = failure ? [{ field: 'pid', text: failure.title, action: withTrace(failure) }] : []
  const form = useStepForm(employeeFaults(person, unit, facts), () => void goOn(), refused)
  const set = (part: Partial<NewPerson>): void =>
    change({ kind: 'typed', typed: { ...typed, employee: { ...person, ...part } } })
  const field = (name: 'pid' | 'firstName' | 'lastName') => ({
    id: name,
    label: t(`person.${name}`),
    value: person[name],
    error: form.errorOf(name),
    maxLength: NAME_MAX_CHARACTERS,
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <form {...form.form} className={styles.form}>
      <ErrorSummary {...form.summary} />
      <p className={styles.minor}>{t('person.intro')}</p>
      <TextField
        {...field('pid')}
        hint={t('person.pidHint')}
        inputMode="numeric"
        onValue={pid => {
          check.reset()
          set({ pid })
        }}
      />
      <div className={styles.pair}>
        <TextField {...field('firstName')} onValue={firstName => set({ firstName })} />
        <TextField {...field('lastName')} onValue={lastName => set({ lastName })} />
      </div>
      <Checkbox
        label={t('person.protected')}
        hint={t('person.protectedHint')}
        checked={person.protectedIdentity}
        onChecked={protectedIdentity => set({ protectedIdentity, mobilePhone: '', email: '' })}
      />
      {!person.protectedIdentity && <Contact person={person} set={set} errorOf={form.errorOf} />}
      <UnitField
        label={t('word.unit')}
        hint={t('person.unitHint')}
        value={unit}
        onValue={selectedOrg => change({ kind: 'typed', typed: { ...typed, selectedOrg } })}
        error={form.errorOf('selectedOrg')}
      />
      <WizardButtons busy={check.isRunning && t('person.checking')} onBack={onBack} />
    </form>
  )
}

interface ContactProps {
  readonly person: NewPerson
  readonly set: (part: Partial<NewPerson>) => void
  readonly errorOf: (field: string) => string | undefined
}

/** How to reach the employee. Neither asked for nor kept where the identity is protected. @spec §5 */
function Contact({ person, set, errorOf }: ContactProps) {
  const t = useTexts()
  return (
    <div className={styles.pair}>
      <PhoneField
        id="mobilePhone"
        label={t('person.mobile')}
        value={person.mobilePhone}
        maxLength={ORDER_LINE_MAX_CHARACTERS}
        autoComplete="off"
        error={errorOf('mobilePhone')}
        onValue={mobilePhone => set({ mobilePhone })}
      />
      <TextField
        id="email"
        label={t('word.email')}
        type="email"
        optional
        value={person.email}
        maxLength={ORDER_LINE_MAX_CHARACTERS}
        autoComplete="off"
        error={errorOf('email')}
        onValue={email => set({ email })}
      />
    </div>
  )
}
