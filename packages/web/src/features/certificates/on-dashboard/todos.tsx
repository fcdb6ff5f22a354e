import { certificatesList, MEDICAL_CHECKS, type WithdrawnCertificate } from '@salvia/core/certificates'
import { CERTIFICATE_WARNING_DAYS } from '@salvia/core/limits'
import { listQueryWords } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import type { TodoAnswer, TodoItem } from '../../../parts/dashboard/dashboard-source.ts'
import { atom } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { personAddress } from '../entry/person-address.ts'
import { everyCheckAtom, fitnessAtom, withdrawalsAtom } from './certificates.state.ts'
import { EXPIRED, MISSING, SOON } from './counted-queries.ts'
import { useTexts } from './texts.ts'

/**
 * What waits for the user: withdrawn certificates, certificates of fitness that have expired or are missing; and how many
 * entries expire soon.
 */
export const todosAtom = atom<TodoAnswer>(get => {
  const [every, fitness, withdrawals] = [get(everyCheckAtom), get(fitnessAtom), get(withdrawalsAtom)]
  if (every.data && fitness.data && withdrawals.data) {
    const { expired, 'expires-soon': soon } = every.data.counts
    return {
      state: 'ready',
      items: [
        ...withdrawals.data.items.map(one => withdrawnTodo(one, personAddress(one, get(isFeatureOpenAtom)))),
        ...todosOf({ expired, missing: fitness.data.counts['no-certificate'], soon }),
      ],
    }
  }
  const failed = [every, fitness, withdrawals].filter(({ error }) => error)
  const [first] = failed
  return first?.error
    ? { state: 'failed', error: first.error, retry: () => failed.forEach(({ refetch }) => void refetch()) }
    : { state: 'loading' }
})

type Counts = Readonly<Record<'expired' | 'missing' | 'soon', number>>

const ROWS = [
  { key: 'expired', query: EXPIRED, detail: 'noWork', timing: 'overdue' },
  { key: 'missing', query: MISSING, detail: 'noWork', timing: 'overdue' },
  { key: 'soon', query: SOON, detail: 'about', timing: 'soon' },
] as const

function todosOf(counts: Counts): TodoItem[] {
  return ROWS.filter(({ key }) => counts[key] > 0).map(({ key, query, detail, timing }) => ({
    ...{ key, timing },
    to: `${portalPath('certificates')}?${new URLSearchParams(listQueryWords(certificatesList, query))}`,
    title: <Title of={key} count={counts[key]} />,
    detail: <Detail of={detail} />,
  }))
}

const withdrawnTodo = (withdrawn: WithdrawnCertificate, to: string): TodoItem => ({
  ...{ key: withdrawn.id, to, timing: 'overdue' },
  title: fullName(withdrawn.employee),
  detail: <WhatIsWithdrawn withdrawn={withdrawn} />,
})

function WhatIsWithdrawn({ withdrawn }: { readonly withdrawn: WithdrawnCertificate }) {
  const t = useTexts()
  const locale = useLocale()
  const { check, reason } = withdrawn
  return t(`withdrawn.${reason}`, { check: MEDICAL_CHECKS[check].name[locale] })
}

function Title({ of, count }: { readonly of: keyof Counts; readonly count: number }) {
  const t = useTexts()
  return t(of, { count, days: CERTIFICATE_WARNING_DAYS })
}

function Detail({ of }: { readonly of: (typeof ROWS)[number]['detail'] }) {
  const t = useTexts()
  return t(of)
}
