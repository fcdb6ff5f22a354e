import { fillText, type Locale, type Text } from '../../i18n/index.ts'
import type { CheckTexts } from '../checks/define-check.ts'
import { checks } from '../checks/index.ts'
import type { Finding } from '../report/report.ts'

/**
 * The sentence about a finding, made from its own fields. So a stored report can be read in either language, and a
 * masked one shows masked values.
 */
export function findingMessage(finding: Omit<Finding, 'message'>, locale: Locale): string {
  const { texts } = checks[finding.code]
  const text = messageText(texts, finding.detail ?? finding.reason)
  const places = { ...finding, path: finding.path?.join(' › ') }
  const values = Object.entries(places).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  return fillText(text, locale, Object.fromEntries(values))
}

function messageText(
  { heading, message }: CheckTexts<Text | Readonly<Record<string, Text>>>,
  detail: string | undefined,
): Text {
  if (isText(message)) return message
  return message[detail ?? ''] ?? heading
}

function isText(message: Text | Readonly<Record<string, Text>>): message is Text {
  return typeof message.sv === 'string'
}
