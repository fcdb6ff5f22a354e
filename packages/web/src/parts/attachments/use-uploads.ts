import { type Attachment, attachmentStates } from '@salvia/core/conversations'
import { errorText } from '@salvia/core/error-catalogue'
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_PER_MESSAGE } from '@salvia/core/limits'
import { maskFileName } from '@salvia/core/primitives'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { send } from '../../state/caller.ts'
import { describeFailure } from '../../state/failure.ts'
import { isReadable } from '../readable-file.ts'
import type { AttachmentCalls } from './attachment-calls.ts'
import { useTexts } from './texts.ts'

const BYTES_IN_MB = 1_000_000

/** A chosen file that is being uploaded, or was refused. */
export interface Upload {
  readonly key: string
  readonly name: string
  readonly bytes: number
  /** Why the file was not taken; absent while it is uploaded. */
  readonly refusal?: { readonly title: string; readonly action: string }
}

interface UploadsFacts {
  readonly calls: AttachmentCalls
  readonly params: Readonly<Record<string, string>>
  /** How many files the form has already. */
  readonly count: number
  readonly onTaken: (file: Attachment) => void
  /** Something that a screen reader tells. */
  readonly onNews: (news: string) => void
}

/** Uploads chosen files one after the other. Uploads end when the form is left. */
export function useUploads({ calls, params, count, onTaken, onNews }: UploadsFacts) {
  const t = useTexts()
  const refusalOf = useRefusals()
  const stateText = useStateText()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const line = useUploadLine()

  const forget = (key: string): void => setUploads(before => before.filter(upload => upload.key !== key))
  const refuse = ({ key, name }: Upload, refusal: NonNullable<Upload['refusal']>): void => {
    setUploads(before => before.map(upload => (upload.key === key ? { ...upload, refusal } : upload)))
    onNews(t('refused', { name, reason: refusal.title }))
  }
  const take = async (upload: Upload, file: File, signal: AbortSignal): Promise<void> => {
    const body = new FormData()
    body.append('file', file, upload.name)
    try {
      const taken = await send(calls.attach, { params, body }, { idempotencyKey: upload.key, signal })
      onTaken(taken)
      forget(upload.key)
      onNews([t('attached', { name: taken.name }), stateText(taken)].join(' '))
    } catch (error) {
      if (!signal.aborted) refuse(upload, await refusalOf.error(error, file))
    }
  }
  const add = (chosen: readonly File[]): void => {
    const pending = uploads.filter(({ refusal }) => refusal === undefined)
    const room = Math.max(0, ATTACHMENTS_PER_MESSAGE - count - pending.length)
    setLeftOut(Math.max(0, chosen.length - room))
    const rows = chosen.slice(0, room).map(file => ({ file, upload: uploadOf(file) }))
    setUploads([...pending, ...rows.map(({ upload }) => upload)])
    for (const { file, upload } of rows) {
      if (file.size > ATTACHMENT_MAX_BYTES) refuse(upload, refusalOf.size())
      else line.push(upload.key, signal => take(upload, file, signal))
    }
  }
  const dismiss = ({ key }: Upload): void => {
    line.stop(key)
    forget(key)
  }
  return { uploads, leftOut, add, dismiss }
}

const uploadOf = (file: File): Upload => ({
  key: crypto.randomUUID(),
  name: maskFileName(file.name),
  bytes: file.size,
})

function useRefusals() {
  const t = useTexts()
  const locale = useLocale()
  return {
    size: () => errorText('ATTACHMENT_TOO_LARGE', locale, { megabytes: ATTACHMENT_MAX_BYTES / BYTES_IN_MB }),
    /** An unreadable file breaks the connection, so it is asked why before the server is blamed. */
    error: async (error: unknown, file: File) =>
      (await isReadable(file))
        ? describeFailure(error, locale)
        : { title: t('unread'), action: t('unreadAction') },
  }
}

function useStateText() {
  const locale = useLocale()
  return ({ state }: Attachment): string => attachmentStates.table[state].text[locale]
}

/** Runs one upload at a time. Each can be stopped by its key, and all stop when the form is left. */
function useUploadLine() {
  const stops = useRef(new Map<string, AbortController>())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])
  const push = (key: string, run: (signal: AbortSignal) => Promise<void>): void => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    last.current = last.current.then(async () => {
      if (!stop.signal.aborted) await run(stop.signal)
      stops.current.delete(key)
    })
  }
  return { push, stop: (key: string): void => stops.current.get(key)?.abort() }
}
