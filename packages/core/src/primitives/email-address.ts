const LOCAL_MAX_CHARACTERS = 64
const DOT = 46
const HYPHEN = 45
/** Looked for first, since most addresses have none and asking takes less time than making another text. */
const MAY_HAVE_CAPITALS = /[^!-@[-~]/

/**
 * Whether a text is an email address: ASCII without white space, one `@`, 1–64 characters before it, and after it
 * at least two labels of letters, digits and hyphens, none empty.
 * @spec §5
 */
export function isEmailAddress(text: string): boolean {
  const at = text.indexOf('@')
  if (at < 1 || at > LOCAL_MAX_CHARACTERS) return false
  for (let i = 0; i < at; i++) {
    const code = text.charCodeAt(i)
    if (code <= 0x20 || code >= 0x7f) return false
  }
  return isDomain(text, at + 1)
}

function isDomain(text: string, start: number): boolean {
  let labels = 1
  let labelStart = start
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === DOT) {
      if (i === labelStart) return false
      labels += 1
      labelStart = i + 1
    } else if (!isLabelCharacter(code)) return false
  }
  return labels >= 2 && labelStart < text.length
}

function isLabelCharacter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === HYPHEN
  )
}

/** The form in which addresses are compared: upper and lower case are the same. */
export function emailKey(email: string): string {
  return MAY_HAVE_CAPITALS.test(email) ? email.toLowerCase() : email
}
