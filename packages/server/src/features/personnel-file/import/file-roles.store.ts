import { sql } from 'drizzle-orm'
import type { MergeRun } from './merge-run.ts'

/**
 * The roles that the file gives: what is held for which path of a unit alone, and by whom, as an e-mail address or, for
 * somebody with a protected identity, as the id of the account.
 */
export const fileRoles = ({ caseId }: Pick<MergeRun, 'caseId'>) => sql`
  select distinct said.unit_path, given.role, holder.email
  from (select distinct unit_path, roles from personnel_file_staged where case_id = ${caseId}) said
  cross join jsonb_each(said.roles) given(role, emails)
  cross join jsonb_array_elements_text(given.emails) holder(email)`
