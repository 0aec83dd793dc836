import { normaliseText } from '@doran/korean'
import type { Finding } from '../compile/theme-error.js'
import type { CommonSource, ThemeSource } from '../theme-schema.js'

type Written = { where: string; text: string }

/** Texts and names that are not as the product keeps them: what is typed, chosen or stored would never equal them. */
export function lintKeptText(theme: ThemeSource, common: CommonSource): Finding[] {
  return [...writtenIn(theme), ...writtenIn(common)].flatMap(({ where, text }): Finding[] => {
    const sign = unkeptSign(text)
    const message = `${sign} would not be kept as it is written`
    return sign === null ? [] : [{ level: 'error', code: 'unkept-text', where, message }]
  })
}

function writtenIn(value: unknown, where = ''): Written[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const inner = [where, nameOf(value, key, child)].filter(Boolean).join('.')
    const name = Array.isArray(value) ? [] : [{ where: inner, text: key }]
    return [...name, ...writtenIn(child, inner)]
  })
}

/** Scenes, moves and bridges are called by their ids, other items by their number. */
function nameOf(parent: object, key: string, child: unknown): string {
  if (!Array.isArray(parent) || typeof child !== 'object' || child === null) return key
  const id: unknown = Reflect.get(child, 'id')
  return typeof id === 'string' ? id : key
}

/** The first sign that is kept otherwise, as `U+200B`. */
function unkeptSign(text: string): string | null {
  const kept = normaliseText(text)
  if (kept === text) return null
  const signs = Array.from(kept)
  const code = Array.from(text)
    .find((sign, index) => sign !== signs[index])
    ?.codePointAt(0)
  return `U+${(code ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
