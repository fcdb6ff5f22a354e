import type { OrderKind } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/message.tsx'
import { keptOrder } from './kept-order.ts'
import type { SentBefore } from './sent-before.ts'
import { useTexts } from './texts.ts'

interface ForgottenProps {
  readonly kind: OrderKind
  /** The order of the kind that was sent last. */
  readonly before: SentBefore | null
}

/** A step whose draft is not here: it has been sent, is kept at another company, or was left. */
export function Forgotten({ kind, before }: ForgottenProps) {
  const t = useTexts()
  const elsewhere = useKeptElsewhere(kind)
  if (before) {
    return (
      <Banner
        tone="success"
        title={t('sentBefore.title', { number: before.number })}
        actions={
          <ButtonLink size="small" to={portalPath('order', { id: before.id })}>
            {t('sent.toOrder')}
          </ButtonLink>
        }
      >
        {t('sentBefore.text')}
      </Banner>
    )
  }
  if (elsewhere) {
    return (
      <Banner tone="info" title={t('elsewhere.title', { company: elsewhere })}>
        {t('elsewhere.text')}
      </Banner>
    )
  }
  return (
    <Banner tone="warning" title={t('forgotten.title')}>
      {t('forgotten.text')}
    </Banner>
  )
}

/** The name of another company where an order of the kind is kept; undefined for none. */
function useKeptElsewhere(kind: OrderKind): string | undefined {
  const clientNumber = useClientNumber()
  const profile = useAtomValue(profileAtom)
  const [kept] = useState(() =>
    profile?.companies.find(
      company => company.clientNumber !== clientNumber && keptOrder(company.clientNumber, kind) !== null,
    ),
  )
  return kept?.subOrgName
}
