import { z } from 'zod'
import type { Text } from '../i18n/index.ts'
import { MATTER_KINDS, type MatterKind } from './matter-kinds.ts'

const FIRST = {
  sent: { sv: 'Inskickad', en: 'Submitted' },
  'opened-again': { sv: 'Öppnad igen', en: 'Opened again' },
  'taken-on': { sv: 'Mottagen', en: 'Received' },
} as const satisfies Record<string, Text>
const LAST = {
  handled: { sv: 'Hanterad', en: 'Handled' },
  closed: { sv: 'Avslutad', en: 'Closed' },
  withdrawn: { sv: 'Återkallad', en: 'Withdrawn' },
} as const satisfies Record<string, Text>

type OwnStep = { [Kind in MatterKind]: keyof (typeof MATTER_KINDS)[Kind]['ownSteps'] }[MatterKind]
/** A step that a matter can take: one of every kind, or of its own. */
export type MatterStepName = keyof typeof FIRST | OwnStep | keyof typeof LAST

/** What steps are called. Those of one moment are told in this order. */
const STEP_TEXTS = Object.assign(
  {},
  FIRST,
  ...Object.values(MATTER_KINDS).map(({ ownSteps }) => ownSteps),
  LAST,
) as Readonly<Record<MatterStepName, Text>>

export const MATTER_STEPS = Object.keys(STEP_TEXTS) as [MatterStepName, ...MatterStepName[]]
export const matterStepNameSchema = z.enum(MATTER_STEPS)

interface Step {
  readonly event: MatterStepName
}

const TAKEN_OVER: Text = { sv: 'Ny handläggare', en: 'New case worker' }

/** What a step of a matter is called. Another case worker who takes the matter on takes it over. */
export function matterStepText(steps: readonly Step[], index: number): Text {
  const event = steps[index]?.event
  if (event === undefined) throw new RangeError(`There is no step ${index}.`)
  const isTakenOver = event === 'taken-on' && steps.slice(0, index).some(step => step.event === event)
  return isTakenOver ? TAKEN_OVER : STEP_TEXTS[event]
}
