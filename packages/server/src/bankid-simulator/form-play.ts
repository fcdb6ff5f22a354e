import { type Play, playSchema } from './plays.ts'

/** Reads a form's choice, such as `hint:failed:userCancel`. Undefined if it is invalid. */
export function readPlay(form: unknown): Play | undefined {
  const { play = '', personalNumber = '' } = (form ?? {}) as { play?: string; personalNumber?: string }
  const [kind = '', ...rest] = play.split(':')
  const parsed = playSchema.safeParse(playOfForm(kind, rest, personalNumber))
  return parsed.success ? parsed.data : undefined
}

function playOfForm(kind: string, [one, other]: readonly string[], personalNumber: string): unknown {
  switch (kind) {
    case 'person':
      return { kind, email: one }
    case 'number':
      return { kind: 'person', personalNumber: personalNumber.replaceAll(/\D/g, '') }
    case 'hint':
      return { kind, status: one, hintCode: other }
    case 'error':
      return { kind, errorCode: one }
    case 'misbehaviour':
      return { kind, name: one }
    default:
      return undefined
  }
}
