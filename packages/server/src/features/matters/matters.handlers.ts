import { mattersList } from '@salvia/core/matters'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import type { MatterSource } from './matter-source.ts'
import { mattersSource } from './matters-list.ts'

/** The handlers, given what each kind tells of its matters, so that this feature imports none of them. */
export function mattersHandlers(sources: readonly MatterSource[]): HandlersOf<'matters'> {
  return listHandlers(mattersList, mattersSource(sources))
}
