import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { callEndpoint } from '../../state/api.ts'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useCompany } from '../../state/use-company.ts'
import { useTexts } from './texts.ts'
import type { UploadTarget } from './upload-target.ts'

const { personnelFile } = contract

/** Sending for the company that the user has chosen; null until one is chosen. */
export function useOwnTarget(): UploadTarget | null {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const company = useCompany()
  if (clientNumber === null) return null
  return {
    clientNumber,
    company: company ? `${company.subOrgName} (${clientNumber})` : clientNumber,
    isForCustomer: false,
    path: portalPath('personnelFile'),
    back: { to: portalPath('personnelFile'), text: t('case.back') },
    caseAddress: upload => portalPath('personnelFileCase', { id: upload.number }),
    template: signal => callEndpoint(personnelFile.template, { params: { clientNumber } }, { signal }),
    attach: (body, key) => callEndpoint(personnelFile.attach, { params: { clientNumber }, body }, key),
    review: id => callEndpoint(personnelFile.review, { params: { clientNumber, id } }),
    draftChanges: personnelFile.draftChanges,
    submit: (id, { comment, ...body }, key) =>
      callEndpoint(
        personnelFile.submit,
        { params: { clientNumber, id }, body: { ...body, ...(comment && { comment }) } },
        key,
      ),
  }
}
