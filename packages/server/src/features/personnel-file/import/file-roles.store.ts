import { sql } from 'drizzle-orm'
import type { MergeRun } from './merge-run.ts'

/**
 * The roles that the file gives: path of the unit, role and holder. The holder is an email address or, with a
 * protected identity, the id of the account.
 */
export const fileRoles = ({ caseId }: Pick<MergeRun, 'caseId'>) => sql`
  select distinct said.unit_path, given.role, holder.email
  from (select distinct unit_path, roles from personnel_file_staged where case_id = ${caseId}) said
  cross join jsonb_each(said.roles) given(role, emails)
  cross join jsonb_array_elements_text(given.emails) holder(email)`
