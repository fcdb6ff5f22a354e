import { contract } from '@salvia/core/api'
import type { Customer } from '@salvia/core/customers'
import { portalPath } from '@salvia/core/portal-paths'
import { callEndpoint } from '../../state/api.ts'
import type { UploadTarget } from './upload-target.ts'

const { customerFiles } = contract

/** Sending by a case worker for a customer. `back` is the path of the customer's page. */
export function customerTarget({ clientNumber, name }: Customer, back: string): UploadTarget {
  const params = { clientNumber }
  return {
    clientNumber,
    company: `${name} (${clientNumber})`,
    isForCustomer: true,
    path: portalPath('backOfficeSendFile', { clientNumber }),
    back: { to: portalPath('backOfficeCustomer', { clientNumber }), text: back },
    caseAddress: upload => portalPath('backOfficeCase', { id: upload.id }),
    template: async signal => (await callEndpoint(customerFiles.template, { params }, { signal })).template,
    attach: (body, key) => callEndpoint(customerFiles.attach, { params, body }, key),
    review: id => callEndpoint(customerFiles.review, { params: { clientNumber, id } }),
    draftChanges: customerFiles.draftChanges,
    submit: (id, { comment, continueAnyway }, key) =>
      callEndpoint(
        customerFiles.submit,
        { params: { clientNumber, id }, body: { comment, continueAnyway } },
        key,
      ),
  }
}
