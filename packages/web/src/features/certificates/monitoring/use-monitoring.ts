import { contract } from '@salvia/core/api'
import type { Certificate, ReplacedEntry } from '@salvia/core/certificates'
import { errorText } from '@salvia/core/error-catalogue'
import { stockholmDate } from '@salvia/core/primitives'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useSentForm } from '../../../parts/use-sent-form.ts'
import { useAction } from '../../../state/action.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { keepBegun } from '../../../state/kept-draft.ts'
import { serverTime } from '../../../state/server-time.ts'
import {
  bodyOf,
  draftFaults,
  listedName,
  type MonitoringDraft,
  type MonitoringField,
  type WantedMonitoring,
} from './draft.ts'
import { monitoringToKeep } from './kept-monitoring.ts'
import { idOf } from './monitoring-fields.tsx'
import { useTexts } from './texts.ts'

/** What the dialog shows. */
type Stage =
  | {
      readonly kind: 'form'
      /** What takes focus when the form comes back. */
      readonly focus: MonitoringField | null
    }
  | { readonly kind: 'exists'; readonly existing: readonly ReplacedEntry[] }
  | { readonly kind: 'gone' }

/** The draft of a monitoring, and what has become of it. Once it is saved, it goes to `onSaved`. */
export function useMonitoring(wanted: WantedMonitoring, onSaved: (certificate: Certificate) => void) {
  const t = useTexts()
  const locale = useLocale()
  const clientNumber = useClientNumber() ?? ''
  const today = stockholmDate(serverTime())
  const [begun] = useState(() => draftOf(wanted))
  const [draft, setDraft] = useState(() => ({ ...begun, ...wanted.kept }))
  const [stage, setStage] = useState<Stage>({ kind: 'form', focus: null })
  const add = useAction(contract.certificates.add)

  const send = async (replaces: readonly string[]) => {
    const outcome = await add.run({ params: { clientNumber }, body: bodyOf(draft, replaces, today) })
    if (!outcome.ok) return outcome
    if (outcome.data.kind === 'added') onSaved(outcome.data.certificate)
    else setStage(outcome.data)
    return outcome
  }
  const form = useSentForm({
    ...add,
    input: wanted.replaced ? [wanted.replaced.id] : [],
    run: send,
    faults: () =>
      draftFaults(draft, today).map(fault => ({
        field: idOf(fault.field),
        text: 'code' in fault ? errorText(fault.code, locale).title : t(`fault.${fault.missing}`),
      })),
    onSent: () => undefined,
  })
  const isBegun = (Object.keys(draft) as (keyof MonitoringDraft)[]).some(key => draft[key] !== begun[key])
  useKeptWhileAway(() =>
    isBegun && clientNumber !== '' ? monitoringToKeep(clientNumber, draft, wanted.replaced, today) : {},
  )
  return {
    draft,
    change: (part: Partial<MonitoringDraft>) => setDraft(before => ({ ...before, ...part })),
    today,
    stage,
    form,
    isSending: add.isRunning,
    failure: add.failure,
    /** Something is filled in that closing would lose. */
    isBegun,
    replace: (existing: readonly ReplacedEntry[]) => void send(existing.map(({ id }) => id)),
    /** Adds what was to replace an entry that is gone. */
    addAsNew: () => void send([]),
    backToForm: () => {
      add.reset()
      setStage({ kind: 'form', focus: 'end' })
    },
  }
}

/** Keeps what is filled in when the session ends by itself or the page is reloaded. */
function useKeptWhileAway(source: () => Readonly<Record<string, object>>): void {
  const latest = useRef(source)
  // As soon as it is seen: a passive effect may run after the session has ended, and what came last would be lost.
  useLayoutEffect(() => {
    latest.current = source
  })
  useEffect(() => keepBegun(() => latest.current()), [])
}

function draftOf({ employee, check, replaced, dates = replaced }: WantedMonitoring): MonitoringDraft {
  return {
    employee: employee ?? null,
    search: employee ? listedName(employee) : '',
    check: check ?? '',
    start: dates?.start ?? stockholmDate(serverTime()),
    end: dates?.end ?? '',
  }
}
