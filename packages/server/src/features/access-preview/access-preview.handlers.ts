import { previewedEmployeesList, previewPeopleList } from '@salvia/core/access-preview'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { previewPeopleSource } from './preview-people.ts'
import { previewedEmployeesSource } from './previewed-employees.ts'
import { memberOfEmail, memberOfId, previewOf } from './previewed-person.ts'

export const accessPreviewHandlers: HandlersOf<'accessPreview'> = {
  ...listHandlers(previewPeopleList, previewPeopleSource),
  get: call => previewOf(call, (db, clientNumber) => memberOfId(db, clientNumber, call.params.id)),
  find: call => previewOf(call, (db, clientNumber) => memberOfEmail(db, clientNumber, call.body.email)),
}

export const previewedEmployeesHandlers: HandlersOf<'previewedEmployees'> = listHandlers(
  previewedEmployeesList,
  previewedEmployeesSource,
)
