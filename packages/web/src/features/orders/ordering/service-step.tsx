import type { Service } from '@salvia/core/services'
import { useState } from 'react'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MatchingServices } from '../services/matching-services.tsx'
import { NoAgreement } from '../services/no-agreement.tsx'
import { ServiceTools } from '../services/service-tools.tsx'
import { useServices } from '../services/use-services.ts'
import { changed, clearedByService } from './draft-changes.ts'
import { nextStep } from './order-steps.ts'
import { OrderableService } from './orderable-service.tsx'
import styles from './ordering.module.css'
import { STEP_LINES } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

type Choice = { readonly service: Service; readonly subCategories: readonly string[] }

/** Choosing a service, which leads to the next step. What is said of another category is cleared, after a question. */
export function ServiceStep({ draft, change, go }: StepProps) {
  const chosen = draft.service?.portalServiceId
  const list = useServices({ for: draft.kind === 'group' ? 'group' : 'person', first: chosen })
  const [asked, setAsked] = useState<Choice | null>(null)
  const choose = (choice: Choice): void => {
    const made = { kind: 'service', ...choice } as const
    change(made)
    go(nextStep(changed(draft, made)))
  }
  const { answer } = list
  if (answer.state === 'loading') return <Skeleton lines={STEP_LINES} />
  if (answer.state === 'failed') return <ErrorPanel {...answer.failure} onRetry={answer.retry} />
  if (list.contract === null) return <NoAgreement />
  return (
    <div className={styles.services}>
      <ServiceTools list={list} />
      <MatchingServices
        list={list}
        first={chosen}
        row={service => (
          <OrderableService
            service={service}
            isChosen={service.portalServiceId === chosen}
            chosenSubCategories={service.portalServiceId === chosen ? draft.subCategories : []}
            kind={draft.kind}
            cleared={asked?.service === service ? clearedByService(draft, service) : null}
            onChoose={subCategories => {
              const choice = { service, subCategories }
              if (clearedByService(draft, service).length > 0) setAsked(choice)
              else choose(choice)
            }}
            onGoOn={() => asked && choose(asked)}
            onKeep={() => setAsked(null)}
          />
        )}
      />
    </div>
  )
}
