import type { ContractName } from '../agreements/index.ts'
import type { CertificateType, MedicalCheck } from '../certificates/index.ts'
import { foldedSearchText, searchWords } from '../primitives/index.ts'
import type { OrderedFor, Service } from './service.ts'

/** Which services are wanted. What is absent is not asked for. */
export interface ServiceFilter {
  readonly contract?: ContractName | undefined
  readonly for?: OrderedFor | undefined
  /** The name of a category, in the language of the services. */
  readonly category?: string | undefined
  /** A search in the texts of the services. */
  readonly q?: string | undefined
  readonly certificateType?: CertificateType | undefined
  readonly check?: MedicalCheck | undefined
}

/** The services that a filter lets through. */
export function filteredServices<S extends Service>(services: readonly S[], filter: ServiceFilter): S[] {
  const words = searchWords(foldedSearchText(filter.q ?? ''))
  return services.filter(
    service =>
      (filter.contract === undefined || service.contracts.includes(filter.contract)) &&
      (filter.for === undefined || service.for.includes(filter.for)) &&
      (filter.category === undefined || service.category === filter.category) &&
      (filter.certificateType === undefined || service.certificateType === filter.certificateType) &&
      (filter.check === undefined || service.checks?.includes(filter.check) === true) &&
      holdsWords(service, words),
  )
}

/** Whether each word is somewhere in the service: in its name, category, subcategories or description. @spec §5 */
function holdsWords(service: Service, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { name, category, description, subCategories } = service
  const texts = [name, category, ...subCategories.map(one => one.name), description]
  const folded = foldedSearchText(texts.join('\n'))
  return words.every(word => folded.includes(word))
}
