import type { Contract } from '@salvia/core/api'
import type { Attachment } from '@salvia/core/conversations'
import type { Context } from '../../http/handler.ts'
import { attachFile } from '../attachments/attach-file.ts'
import { removeFile, unsentFiles } from '../attachments/attachment-calls.ts'
import { attachedFor, linkToCase } from './attachments.store.ts'
import { findCase } from './cases.store.ts'

type PersonnelFile = Contract['personnelFile']
/** What each call about the files of a reply has. */
type FilesCall = Pick<Context<PersonnelFile['unsent']>, 'services' | 'params' | 'fail'>

async function caseOf({ services, params, fail }: FilesCall) {
  const row = await findCase(services.db, { id: params.id }, params.clientNumber)
  if (!row) throw fail('NOT_FOUND')
  return row
}

/** Keeps a file that the customer wants to send with the reply to a question. */
export async function attachToReply(call: Context<PersonnelFile['attachToReply']>): Promise<Attachment> {
  const { id, status } = await caseOf(call)
  if (status !== 'FEEDBACK_REQUESTED') throw call.fail('CASE_EVENT_REFUSED')
  return attachFile(call, (tx, attachment) => linkToCase(tx, attachment, id))
}

/** The files that the caller has attached for the reply to a question, and not sent. */
export async function unsentOfReply(call: Context<PersonnelFile['unsent']>) {
  const { id } = await caseOf(call)
  const ofCase = await attachedFor(call.services.db, [id])
  const { items } = await unsentFiles(call)
  return { items: items.filter(file => ofCase.includes(file.id)) }
}

/** Deletes a file that the caller has attached and not sent. */
export async function removeFromReply(call: Context<PersonnelFile['removeAttachment']>): Promise<void> {
  await caseOf(call)
  await removeFile(call)
}
