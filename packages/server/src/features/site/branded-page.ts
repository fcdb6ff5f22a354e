import type { LogoColours } from '@salvia/core/config'
import { LOCALES } from '@salvia/core/i18n'
import type { Brand } from '../../brand/brand.ts'

/**
 * The first page with those facts of the brand that are needed before the configuration has loaded: title, icon, theme
 * colour, and whom to call if it never loads.
 */
export function brandedPage(page: string, { productName, favicon, logoColour, support }: Brand): string {
  const { phone, hours } = support.technical
  const icon = favicon && `<link rel="icon" href="${favicon.address}" type="${favicon.type}">`
  return LOCALES.reduce(
    (filled, locale) =>
      filled.replace(`<!--support-${locale}-->`, () => escaped(`${phone} (${hours[locale]})`)),
    page
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(productName)}</title>`)
      .replace(/<meta name="theme-color"[^>]*>/, frame => (logoColour ? frameColours(logoColour) : frame))
      .replace(/<link rel="icon"[^>]*>/, built => icon ?? built),
  )
}

function frameColours({ light, dark }: LogoColours): string {
  return [
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
  ].join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
