import { certificatesList } from '@salvia/core/certificates'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { certificatesSource } from './certificate-list.ts'

export const certificatesHandlers: HandlersOf<'certificates'> = {
  ...listHandlers(certificatesList, certificatesSource),
}
