import { contract } from '@salvia/core/api'
import { type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import type { TodoAnswer, TodoItem } from '../../../parts/dashboard/dashboard-source.ts'
import { endpointAtom } from '../../../state/endpoint.ts'
import { atom } from '../../../state/jotai.ts'
import { clientNumberAtom, isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { employeeName } from '../parts/employee-name.ts'
import { useTexts } from './texts.ts'

/** More entries than these are one row, which leads to the list of all. */
const ROWS = 3
/** Entries that are looked at: those for which the user can do nothing are left out. */
const LOOKED_AT = 50

const expiredAtom = endpointAtom(contract.certificates.list, get => {
  const clientNumber = get(clientNumberAtom)
  if (clientNumber === null || !get(isFeatureOpenAtom)('certificates')) return null
  return { params: { clientNumber }, query: { status: 'expired', sort: 'end', pageSize: LOOKED_AT } }
})

/** What waits for the user: certificates of fitness that have expired and for which nothing is under way. */
export const todosAtom = atom<TodoAnswer>(get => {
  const { data, error, refetch } = get(expiredAtom)
  if (data) return { state: 'ready', items: todosOf(data.items) }
  return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' }
})

function todosOf(rows: readonly Certificate[]): TodoItem[] {
  const waiting = rows.filter(({ mayChange, orderSent, timeSent }) => mayChange && !orderSent && !timeSent)
  if (waiting.length <= ROWS) return waiting.map(todoOf)
  return [
    {
      key: 'expired',
      to: `${portalPath('certificates')}?status=expired&sort=end`,
      title: <Many count={waiting.length} />,
      detail: <ManyDetail />,
    },
  ]
}

const todoOf = (certificate: Certificate): TodoItem => ({
  key: certificate.id,
  to: portalPath('certificatesPerson', { id: certificate.employee.id }),
  title: employeeName(certificate.employee),
  detail: <Detail certificate={certificate} />,
})

function Detail({ certificate }: { readonly certificate: Certificate }) {
  const t = useTexts()
  const locale = useLocale()
  return t('todo', { check: MEDICAL_CHECKS[certificate.check].name[locale] })
}

function Many({ count }: { readonly count: number }) {
  const t = useTexts()
  return t('many', { count })
}

function ManyDetail() {
  const t = useTexts()
  return t('manyDetail')
}
