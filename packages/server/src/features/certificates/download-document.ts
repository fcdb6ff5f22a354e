import type { HandlersOf } from '../../http/handler.ts'

export const downloadDocument: HandlersOf<'certificates'>['document'] = () => {
  throw new Error('Not built yet.')
}
