const FALLBACK_NAME = 'file'
const NAME_MAX_CHARACTERS = 200

/** The last part of a sender's file name without what could mislead: folders, controls, direction marks. */
export function safeFileName(name: string | undefined): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '')
  if (clean === '') return FALLBACK_NAME
  const characters = [...clean]
  if (characters.length <= NAME_MAX_CHARACTERS) return clean
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(clean)?.[0] ?? ''
  return characters.slice(0, NAME_MAX_CHARACTERS - ending.length).join('') + ending
}

/**
 * The header that gives a download its name: plain for old readers, RFC 5987 for the letters.
 * @example contentDisposition('åäö.csv') // `attachment; filename="___.csv"; filename*=UTF-8''%C3%A5%C3%A4%C3%B6.csv`
 */
export function contentDisposition(name: string): string {
  const safe = safeFileName(name)
  const plain = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
