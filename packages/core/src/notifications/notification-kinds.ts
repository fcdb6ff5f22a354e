import { z } from 'zod'
import type { Text } from '../i18n/index.ts'

/** The kinds of notification mail. Each mail says where it can be turned off. */
export const NOTIFICATION_KINDS = {
  certificates: {
    name: { sv: 'Medicinska kontroller som går ut', en: 'Medical check-ups that expire' },
    all: { sv: 'Alla mejl om medicinska kontroller', en: 'All emails about medical check-ups' },
  },
} as const satisfies Record<string, { name: Text; all: Text }>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS

const KINDS = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]
export const notificationKindSchema = z.enum(KINDS)
