import { fullName } from '@salvia/core/primitives'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { StatusPills } from '../../../ui/status-pills.tsx'
import { ClearingQuestion } from './clearing-question.tsx'
import { clearedByEmployee } from './draft-changes.ts'
import { NewEmployee } from './new-employee.tsx'
import type { ChosenEmployee, EmployeeChoice } from './order-draft.ts'
import styles from './ordering.module.css'
import { OwnEmployees } from './own-employees.tsx'
import type { StepProps } from './step-props.ts'
import { useTexts } from './texts.ts'

/** Where the address says that the employee is new. */
const NEW = 'ny'

/** Choosing the employee, among one's own or a new one, which leads to the next step. */
export function EmployeeStep({ draft, change, go, clinics, addressOf }: StepProps) {
  const t = useTexts()
  const [address] = useSearchParams()
  const [asked, setAsked] = useState<EmployeeChoice | null>(null)
  const own = addressOf('employee')
  const isNew = address.has(NEW)
  const take = (choice: EmployeeChoice): void => {
    change({ kind: 'employee', ...choice })
    go('details')
  }
  const choose = (choice: EmployeeChoice): void => {
    if (clearedByEmployee(draft, choice.employee).length > 0) setAsked(choice)
    else take(choice)
  }
  const name = draft.employee && nameOf(draft.employee)
  return (
    <div className={styles.step}>
      {name && !asked && (
        <InlineMessage tone="info" title={t('employee.chosen', { name })}>
          <ButtonRow>
            <Button size="small" onClick={() => go('details')}>
              {t('word.continue')}
            </Button>
          </ButtonRow>
        </InlineMessage>
      )}
      {asked && (
        <ClearingQuestion
          kind="person"
          cleared={['details']}
          why={t('clearing.written', { name: name ?? '' })}
          onGoOn={() => take(asked)}
          onKeep={() => setAsked(null)}
        />
      )}
      <StatusPills
        label={t('employee.tabs')}
        pills={[
          { to: own, label: t('employee.own'), current: !isNew },
          { to: `${own}&${NEW}=1`, label: t('employee.new'), current: isNew },
        ]}
      />
      {isNew ? (
        <NewEmployee
          draft={draft}
          change={change}
          clinics={clinics}
          onChoose={choose}
          onBack={() => go('service')}
        />
      ) : (
        <OwnEmployees onChoose={choose} newEmployeeAddress={`${own}&${NEW}=1`} />
      )}
    </div>
  )
}

/** The name of an employee, as chosen or typed. */
export function nameOf(employee: ChosenEmployee): string {
  return employee.kind === 'known' ? employee.name : fullName(employee)
}
