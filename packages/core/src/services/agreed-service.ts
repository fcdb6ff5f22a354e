import type { ContractsOn } from '../agreements/index.ts'
import type { FeedData } from '../feeds/index.ts'
import { type Locale, translatedText } from '../i18n/index.ts'
import type { Service } from './service.ts'
import { contractsHolding, lastOrderDay, serviceOrdering } from './service-ordering.ts'
import type { servicesFeed } from './services.feed.ts'

/** A service as the provider's feed brings it. */
export interface OfferedService extends FeedData<typeof servicesFeed> {
  readonly id: string
}

/** A service as a customer with these contracts sees it in a language; null if neither contract has it. */
export function agreedService(
  offered: OfferedService,
  { contracts: held, locale }: { readonly contracts: ContractsOn; readonly locale: Locale },
): Service | null {
  const { id, order, urgent, place, certificateType, checks = [], answerWorkingDays } = offered
  const contracts = contractsHolding(id, held)
  const ordering = serviceOrdering({ order, urgent, contracts }, held)
  if (!ordering) return null
  return {
    portalServiceId: id,
    ...textsIn(locale, offered),
    ...{ order, urgent, for: offered.for, place, contracts, ordering },
    lastDay: lastOrderDay({ contracts }, held),
    ...(certificateType && { certificateType }),
    checks: [...checks],
    ...(answerWorkingDays !== undefined && { answerWorkingDays }),
  }
}

function textsIn(locale: Locale, { name, category, description, subCategories }: OfferedService) {
  return {
    name: translatedText(name, locale),
    category: translatedText(category, locale),
    description: translatedText(description, locale),
    subCategories: subCategories.map(one => ({ id: one.id, name: translatedText(one.name, locale) })),
  }
}
