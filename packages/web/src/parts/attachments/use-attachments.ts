import type { Attachment } from '@salvia/core/conversations'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../state/caller.ts'
import { useEndpoint } from '../../state/endpoint.ts'
import type { Failure } from '../../state/failure.ts'
import { useUnloadGuard } from '../../ui/use-unload-guard.ts'
import type { AttachmentCalls } from './attachment-calls.ts'
import { useTexts } from './texts.ts'
import { type Upload, useUploads } from './use-uploads.ts'

const ASK_AGAIN_SECONDS = 3

interface AttachmentsFacts {
  /** The contract that has the calls, such as `contract.orders`. */
  readonly calls: AttachmentCalls
  /** The path parameters of the calls, such as the client number. */
  readonly params: Readonly<Record<string, string>>
  /** The files that are attached. They belong to the form, which may keep them longer than the field is shown. */
  readonly files: readonly Attachment[]
  /** Changes the files. Setters of `useState` take such a change. */
  readonly onFiles: (change: (files: readonly Attachment[]) => readonly Attachment[]) => void
  /** Why the form was not sent. After ATTACHMENT_GONE the files that are no longer there are marked. */
  readonly refusal: Failure | null | undefined
}

/** The files of a form, for `AttachmentsField`. */
export interface Attachments {
  readonly files: readonly Attachment[]
  /** Ids of files that the server has deleted since they were attached. */
  readonly gone: readonly string[]
  readonly uploads: readonly Upload[]
  /** A file is on its way. It is lost when the form is left. */
  readonly isUploading: boolean
  /** How many of the files chosen last were too many. */
  readonly leftOut: number
  /** Why the form cannot be sent yet: a file is being uploaded, was refused, contained a virus or is gone. */
  readonly fault: string | undefined
  /** What happened last, for screen readers. */
  readonly news: string
  readonly add: (chosen: readonly File[]) => void
  /** Stops an upload, or hides a refusal. */
  readonly dismiss: (upload: Upload) => void
  readonly remove: (file: Attachment) => void
}

/**
 * The files that go with a form. Each is uploaded when it is chosen, and sent with the form by its id. While a file
 * waits for the virus scan, its state is polled.
 * @example const attachments = useAttachments({ calls: contract.orders, params: { clientNumber }, files, onFiles })
 */
export function useAttachments({ calls, params, files, onFiles, refusal }: AttachmentsFacts): Attachments {
  const t = useTexts()
  const [news, setNews] = useState('')
  const scanned = useScanned({ calls, params, files })
  const gone = useGone({ calls, params, files, refusal })
  const uploading = useUploads({
    calls,
    params,
    count: files.length,
    onTaken: file => onFiles(known => [...known, file]),
    onNews: setNews,
  })
  const remove = (file: Attachment): void => {
    onFiles(known => known.filter(({ id }) => id !== file.id))
    setNews(t('removed', { name: file.name }))
    // A file that cannot be deleted now is deleted after a day, like every file that is not sent.
    send(calls.removeAttachment, { params: { ...params, attachment: file.id } }, {}).catch(() => undefined)
  }
  const infected = scanned.find(({ state }) => state === 'infected')
  const isUploading = uploading.uploads.some(({ refusal }) => refusal === undefined)
  useUnloadGuard(isUploading)
  const missing = files.find(({ id }) => gone.includes(id))
  const failed = uploading.uploads.filter(({ refusal }) => refusal !== undefined).length
  const fault = isUploading
    ? t('wait')
    : ((infected && t('removeInfected', { name: infected.name })) ??
      (missing && t('removeGone', { name: missing.name })) ??
      // Otherwise the form would go without a file that the user believes to be in it.
      (failed > 0 ? t('failed', { count: failed }) : undefined))
  return { ...uploading, isUploading, files: scanned, gone, fault, news, remove }
}

/** The files, with what the virus scan says of each by now. */
function useScanned({
  calls,
  params,
  files,
}: Pick<AttachmentsFacts, 'calls' | 'params' | 'files'>): readonly Attachment[] {
  const [states, setStates] = useState<Readonly<Record<string, Attachment['state']>>>({})
  const now = files.map(file => ({ ...file, state: states[file.id] ?? file.state }))
  const isWaiting = now.some(({ state }) => state === 'waiting')
  const answer = useEndpoint(calls.unsent, isWaiting ? { params } : null, {
    againAfterSeconds: ASK_AGAIN_SECONDS,
    freshForSeconds: 0,
  })
  const told = answer.state === 'ready' ? answer.data.items : []
  const changed = told.filter(({ id, state }) => now.some(file => file.id === id && file.state !== state))
  if (changed.length > 0) {
    setStates({ ...states, ...Object.fromEntries(changed.map(({ id, state }) => [id, state])) })
  }
  return now
}

/** The ids of files that the server does not have any more, asked for when sending failed for that. */
function useGone({ calls, params, files, refusal }: Omit<AttachmentsFacts, 'onFiles'>): readonly string[] {
  const [gone, setGone] = useState<readonly string[]>([])
  const isAsked = refusal?.code === 'ATTACHMENT_GONE'
  const latest = useRef({ calls, params, files })
  useEffect(() => {
    latest.current = { calls, params, files }
  })
  // Asked once for each refusal.
  useEffect(() => {
    if (!isAsked) return
    const { calls, params, files } = latest.current
    send(calls.unsent, { params }, {}).then(
      ({ items }) =>
        setGone(files.filter(file => items.every(({ id }) => id !== file.id)).map(({ id }) => id)),
      // The sentence of the refusal stands; only the mark is missing.
      () => undefined,
    )
  }, [isAsked])
  return gone
}
