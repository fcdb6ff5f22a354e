import { type SQL, sql } from 'drizzle-orm'
import { withheldDigest } from '../db/withheld-digest.ts'

/**
 * A subquery of accounts as a company may see them: all columns of `accounts`, `shown_name`, and `shown_email` and
 * `shown_phone`, which are null for somebody with a protected identity there. Accounts that are closed, or belong to the
 * provider's own staff, are left out. `which` is a condition on `accounts`.
 */
export function shownAccounts(clientNumber: string, which: SQL): SQL {
  const company = sql`${clientNumber}::text`
  // Joined in place of asked for each account: at a large company thousands are shown.
  return sql`
    with shielded as materialized (
      select pid, withheld_email_digest as digest, first_name || ' ' || last_name as name from employees
      where client_number = ${company} and protected_identity and not is_prospective
    ), members as materialized (
      select accounts.*, ${withheldDigest(company, sql`accounts.email`)} as digest from accounts
      where ${which} and state <> 'closed' and not is_case_worker
    )
    select members.*,
      coalesce(nullif(trim(members.first_name || ' ' || members.last_name), ''), hidden.name, members.email)
        as shown_name,
      case when hidden.name is null then members.email end as shown_email,
      case when hidden.name is null then coalesce(members.work_phone, members.mobile_phone) end as shown_phone
    from members left join (
      select id, min(name) as name from (
        select members.id, shielded.name from members join shielded on shielded.pid = members.pid
        union all
        select members.id, shielded.name from members join shielded on shielded.digest = members.digest
      ) found group by id
    ) hidden on hidden.id = members.id`
}
