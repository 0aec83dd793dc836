/** HTML whose texts are escaped. */
export type Markup = { readonly html: string }

type Value = string | number | Markup | readonly Markup[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template in which every text put in is escaped, and other markup goes in as it is. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const parts = strings.map((string, index) => {
    const value = values[index]
    return value === undefined ? string : string + toHtml(value)
  })
  return { html: parts.join('') }
}

function toHtml(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
  if (typeof value === 'number') return String(value)
  if ('html' in value) return value.html
  return value.map(({ html }) => html).join('')
}
