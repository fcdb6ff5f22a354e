import type { WholeOrder } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { ProtectedMark } from '../../../parts/coworkers/marks.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import type { Fact } from '../../../ui/facts.tsx'
import { Link } from '../../../ui/link.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { useTexts } from './texts.ts'

/** Whom an order for one person is for, how the orderer is reached, and who else gets feedback. */
export function usePeopleFacts(order: WholeOrder): Fact[] {
  const t = useTexts()
  const employee = useEmployeeFacts(order)
  const { feedback, userMobilePhone } = order.contents
  const recipient = feedback && (
    <>
      {feedback.name}, {feedback.email}
      {feedback.phone && (
        <>
          , <Phone number={feedback.phone} />
        </>
      )}
    </>
  )
  return [
    ...employee,
    { label: t('fact.phone'), value: <Phone number={userMobilePhone} /> },
    ...(recipient ? [{ label: t('fact.feedback'), value: recipient }] : []),
  ]
}

/** The heading of the page has the name. */
function useEmployeeFacts({ kind, employee, units }: WholeOrder): Fact[] {
  const t = useTexts()
  const mayOpen = useAtomValue(isFeatureOpenAtom)('coworkers')
  if (kind !== 'person' || !employee) return []
  const { pidHash, protectedIdentity } = employee
  const page =
    pidHash === null
      ? t('fact.new')
      : mayOpen && (
          <Link to={portalPath('coworker', { id: pidHash })} isOnScreenOnly>
            {t('fact.employeePage')}
          </Link>
        )
  return [
    ...(page || protectedIdentity
      ? [
          {
            label: t('word.employee'),
            value: (
              <>
                {page} {protectedIdentity && <ProtectedMark />}
              </>
            ),
          },
        ]
      : []),
    ...units.map(({ path }) => ({ label: t('word.unit'), value: path.join(' / ') })),
  ]
}
