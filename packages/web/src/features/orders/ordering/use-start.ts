import { contract } from '@salvia/core/api'
import { type Clinic, clinicsContract } from '@salvia/core/clinics'
import type { OrderKind } from '@salvia/core/orders'
import { fullName } from '@salvia/core/primitives'
import { type ServiceCatalogue, servicesContract } from '@salvia/core/services'
import type { OrderStart } from '../../../parts/orders/order-address.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'
import type { Failure } from '../../../state/failure.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import type { Gap } from './gaps.ts'
import type { KeptOrder } from './kept-order.ts'
import { newDraft, type OrderDraft } from './order-draft.ts'

/** The draft that an order begins with. */
export interface Start {
  readonly draft: OrderDraft
  /** The user had begun it before the session ended or the page was reloaded. */
  readonly isRestored: boolean
  /** What did not all come back with it. */
  readonly gaps: readonly Gap[]
  /** How many files did not come back with it. */
  readonly lostFiles: number
  /** Why the employee of the address cannot be ordered for. */
  readonly notOrderable: Failure | null
  readonly catalogue: ServiceCatalogue
  /** Empty for counselling, which asks for none. */
  readonly clinics: readonly Clinic[]
  /** Id of the service of the address, when it cannot be ordered here; its page says why. */
  readonly otherService: string | null
}

/** Makes the draft from an address, or from what was kept when the session ended. */
export function useStart(kind: OrderKind, start: OrderStart, kept: KeptOrder | null): Answer<Start> {
  const clientNumber = useClientNumber() ?? ''
  const profile = useAtomValue(profileAtom)
  const params = { clientNumber }
  const catalogue = useEndpoint(servicesContract.catalogue, { params })
  const view = useEndpoint(clinicsContract.view, kind === 'counselling' ? null : { params })
  const pidHash = kind === 'person' ? (kept ? kept.employee : start.employee) : null
  const employee = useEndpoint(
    contract.coworkers.get,
    pidHash && profile?.pidHash
      ? { params: { ...params, pid: profile.pidHash, context: 'orderable', employeePid: pidHash } }
      : null,
  )
  const unsent = useEndpoint(contract.orders.unsent, kept && kept.files.length > 0 ? { params } : null)

  if (catalogue.state !== 'ready') return catalogue
  if (kind !== 'counselling' && view.state !== 'ready') return view
  if (pidHash && profile?.pidHash && employee.state === 'loading') return employee
  if (kept && kept.files.length > 0 && unsent.state === 'loading') return unsent
  const wanted = kept ? kept.service : (start.service ?? null)
  const service = catalogue.data.services.find(
    one => one.portalServiceId === wanted && isOrderable(one, kind),
  )
  const clinics = view.state === 'ready' ? view.data.clinics : []
  const clinic = clinics.find(({ id }) => id === start.clinic)
  const draft = newDraft({
    kind,
    service: service ?? null,
    prefilled: {
      userMobilePhone: profile?.mobilePhone ?? '',
      ...(!kept && clinic && { city: clinic.city, clinic: clinic.id, showPartnerFields: clinic.partner }),
      ...(!kept && { purchaseOrderNumber: start.purchaseOrderNumber ?? '' }),
    },
    employee:
      employee.state === 'ready'
        ? {
            kind: 'known',
            pidHash: employee.data.pidHash,
            name: fullName(employee.data),
            unit: employee.data.unit.path.join(' / '),
          }
        : null,
  })
  const files = unsent.state === 'ready' ? unsent.data.items : []
  return {
    ...catalogue,
    data: {
      draft: kept ? restored(draft, kept, files) : draft,
      isRestored: kept !== null,
      gaps: kept?.gaps ?? [],
      lostFiles: kept ? kept.files.length + kept.lostFiles - filesOf(kept, files).length : 0,
      notOrderable: employee.state === 'failed' ? employee.failure : null,
      catalogue: catalogue.data,
      clinics,
      otherService: !kept && wanted !== null && !service ? wanted : null,
    },
  }
}

function isOrderable(service: ServiceCatalogue['services'][number], kind: OrderKind): boolean {
  return service.ordering.kind === 'portal' && service.for.some(who => who === kind)
}

function restored(draft: OrderDraft, kept: KeptOrder, files: OrderDraft['files']): OrderDraft {
  const { idempotencyKey, subCategories, selectedOrg, units, gaps } = kept
  const leftOut = gaps.filter(({ why }) => why === 'left-out').map(({ field }) => [field, ''])
  return {
    ...draft,
    ...{ idempotencyKey, selectedOrg },
    units: units.map(({ unitId }) => unitId),
    unitComments: Object.fromEntries(
      units.flatMap(({ unitId, comment }) => (comment === null ? [] : [[unitId, comment]])),
    ),
    subCategories: subCategories.filter(id => draft.service?.subCategories.some(one => one.id === id)),
    fields: { ...draft.fields, ...kept.fields, ...Object.fromEntries(leftOut) },
    files: filesOf(kept, files),
    missed: missedEmployee(draft, kept),
  }
}

const filesOf = (kept: KeptOrder, files: OrderDraft['files']): OrderDraft['files'] =>
  files.filter(({ id }) => kept.files.includes(id))

function missedEmployee({ employee }: OrderDraft, kept: KeptOrder): OrderDraft['missed'] {
  if (kept.missed) return kept.missed
  return kept.employee !== null && employee === null ? 'known' : null
}
