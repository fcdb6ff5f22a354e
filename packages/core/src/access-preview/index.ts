export { previewedEmployeesContract } from './access-preview.contract.ts'
export { previewedEmployeesList, previewPeopleList } from './previewed-employees-list.ts'
export {
  type GrantOrigin,
  type PreviewedPerson,
  type PreviewListItem,
  previewedPersonSchema,
} from './previewed-person.ts'
