import { contract } from '@salvia/core/api'
import { certificatesList } from '@salvia/core/certificates'
import type { EndpointInput } from '@salvia/core/contract'
import { CERTIFICATE_WARNING_DAYS } from '@salvia/core/limits'
import { listQueryWords, listRequest } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import type { TodoAnswer, TodoItem } from '../../../parts/dashboard/dashboard-source.ts'
import { endpointAtom } from '../../../state/endpoint.ts'
import { atom } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/own-company.state.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { EXPIRED, MISSING, SOON } from './counted-queries.ts'
import { useTexts } from './texts.ts'

type Query = typeof SOON
const list = contract.certificates.list

/** The counts of a list, without its rows. */
const countsOf = (query: Query) =>
  endpointAtom(
    list,
    get => {
      const clientNumber = get(clientNumberAtom)
      if (clientNumber === null || !get(isFeatureOpenAtom)('certificates')) return null
      const { input } = listRequest(certificatesList, { ...query, pageSize: 0 }, { clientNumber })
      // The declaration of the list guarantees this shape.
      return input as object as EndpointInput<typeof list>
    },
    { againAfterSeconds: 300 },
  )

const everyCheckAtom = countsOf(SOON)
const fitnessAtom = countsOf(MISSING)

/** What waits for the user: certificates of fitness that have expired or are missing; and how many entries expire soon. */
export const todosAtom = atom<TodoAnswer>(get => {
  const [every, fitness] = [get(everyCheckAtom), get(fitnessAtom)]
  if (every.data && fitness.data) {
    const { expired, 'expires-soon': soon } = every.data.counts
    return {
      state: 'ready',
      items: todosOf({ expired, missing: fitness.data.counts['no-certificate'], soon }),
    }
  }
  const failed = [every, fitness].filter(({ error }) => error)
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

function Title({ of, count }: { readonly of: keyof Counts; readonly count: number }) {
  const t = useTexts()
  return t(of, { count, days: CERTIFICATE_WARNING_DAYS })
}

function Detail({ of }: { readonly of: (typeof ROWS)[number]['detail'] }) {
  const t = useTexts()
  return t(of)
}
