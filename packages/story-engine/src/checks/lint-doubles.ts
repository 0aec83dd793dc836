import { repeatsIn } from '../compile/repeats.js'
import type { Finding } from '../compile/theme-error.js'
import type { ThemeSource } from '../theme-schema.js'

type Named = { where: string; name: string }

/** Names that stand for two things at once: people, gauges, cards, openings, endings, scenes, and the words of one scene. */
export function lintDoubles(theme: ThemeSource): Finding[] {
  const { cast, gauges, cards, openings, endings, scenes } = theme
  const people = cast.flatMap(({ name, aliases }, index) => [
    { where: `cast.${index}.name`, name },
    ...listed(`cast.${index}.aliases`, aliases),
  ])
  return [
    ...doubled('error', 'double-name', people),
    ...doubled(
      'error',
      'double-gauge',
      gauges.map(({ key }, index) => ({ where: `gauges.${index}.key`, name: key })),
    ),
    ...doubled(
      'error',
      'double-card',
      cards.map(({ title }, index) => ({ where: `cards.${index}.title`, name: title })),
    ),
    ...doubled(
      'error',
      'double-title',
      openings.map(({ title }, index) => ({ where: `openings.${index}.title`, name: title })),
    ),
    ...doubled(
      'error',
      'double-title',
      endings.map(({ key, title }) => ({ where: `endings.${key}.title`, name: title })),
    ),
    ...doubled(
      'error',
      'double-title',
      scenes.map(({ id, title }) => ({ where: `scenes.${id}.title`, name: title })),
    ),
    // Heard as both things at once, which an author may have meant.
    ...scenes.flatMap(({ id, words }) =>
      doubled('warning', 'double-word', wordsOf(`scenes.${id}`, words)),
    ),
  ]
}

function wordsOf(scene: string, words: Readonly<Record<string, readonly string[]>>): Named[] {
  return Object.entries(words).flatMap(([word, aliases]) => {
    const where = `${scene}.words.${word}`
    const others = new Set(aliases.filter((alias) => alias !== word))
    return [{ where, name: word }, ...listed(where, [...others])]
  })
}

function listed(where: string, names: readonly string[]): Named[] {
  return names.map((name, index) => ({ where: `${where}.${index}`, name }))
}

/** A name as it is heard and seen: composed, without spaces around, and with one where it has several. */
export function plainName(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ').normalize('NFC')
}

function doubled(level: Finding['level'], code: string, list: readonly Named[]): Finding[] {
  const names = list.map(({ name }) => plainName(name))
  return repeatsIn(names).map(({ index, name }) => ({
    level,
    code,
    where: list[index]?.where ?? '',
    message: `"${name}" stands at ${list[names.indexOf(name)]?.where} too`,
  }))
}
