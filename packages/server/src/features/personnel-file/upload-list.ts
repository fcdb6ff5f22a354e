import type { Contract } from '@salvia/core/api'
import { PAGE_SIZE } from '@salvia/core/limits'
import { latestUploads, STANDARD_TEMPLATE, type UploadList } from '@salvia/core/personnel-file'
import type { Context } from '../../http/handler.ts'
import { uploadOf } from './case-rows.ts'
import { countCases, ofCompany, selectCases, selectNotable } from './cases.store.ts'

/** The uploads of a company, the newest first, with those that matter. @spec §4 */
export async function uploadList(call: Context<Contract['personnelFile']['list']>): Promise<UploadList> {
  const { services, company, params, query } = call
  const where = ofCompany(params.clientNumber)
  const offset = (query.page - 1) * PAGE_SIZE
  const rows = await selectCases(services.db, { where, newestFirst: true, limit: PAGE_SIZE, offset })
  const notable = await selectNotable(services.db, params.clientNumber)
  const { id, version } = company.template ?? STANDARD_TEMPLATE
  return {
    items: rows.map(row => uploadOf(row, 'customer')),
    total: await countCases(services.db, where),
    page: query.page,
    pageSize: PAGE_SIZE,
    ...latestUploads(notable.map(row => uploadOf(row, 'customer'))),
    template: { id, version },
    links: (['csv', 'xlsx'] as const).map(type => ({
      rel: `template-${type}`,
      href: `personnel-file-templates/${params.clientNumber}/${type}`,
    })),
  }
}
