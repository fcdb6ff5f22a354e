/** Markup that can be put into a page without escaping. */
export interface Html {
  readonly markup: string
}

type Value = string | Html | readonly Html[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds markup. Values are escaped unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = parts.map(
    (part, index) => part + (index < values.length ? markupOf(values[index] ?? '') : ''),
  )
  return { markup: markup.join('') }
}

function markupOf(value: Value): string {
  if (typeof value === 'string')
    return value.replace(/[&<>"']/g, character => ESCAPES[character] ?? character)
  return 'markup' in value ? value.markup : value.map(part => part.markup).join('')
}
