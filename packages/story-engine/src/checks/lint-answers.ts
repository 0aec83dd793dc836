import type { Finding } from '../compile/theme-error.js'
import { INPUT_FAMILIES } from '../scene-schema.js'
import { type ThemeSource } from '../theme-schema.js'

type SceneSource = ThemeSource['scenes'][number]

/** What a theme lacks to answer whatever is typed: who is there, answers about them, answers for anything else. */
export function lintAnswers(theme: ThemeSource): Finding[] {
  return [
    ...(theme.fallbacks
      ? []
      : [
          warning(
            'missing-fallbacks',
            'fallbacks',
            'lines for insults, nonsense and more are missing',
          ),
        ]),
    ...theme.scenes.flatMap((scene) => [
      ...lintPresent(scene),
      ...lintFamilies(scene),
      ...lintAbouts(scene, theme),
    ]),
  ]
}

function warning(code: string, where: string, message: string): Finding {
  return { level: 'warning', code, where, message }
}

function lintPresent({ id, present, others }: SceneSource): Finding[] {
  if (!present) {
    return [warning('missing-present', `scenes.${id}`, 'say who is there, or `present: []`')]
  }
  const answered = new Set(others.talk.flatMap(({ about }) => about))
  return present
    .filter((name) => !answered.has(name))
    .map((name) =>
      warning(
        'silent-person',
        `scenes.${id}.others.talk`,
        `nobody answers when “${name}” is spoken to: no answer is about this person`,
      ),
    )
}

function lintFamilies({ id, others }: SceneSource): Finding[] {
  return INPUT_FAMILIES.filter((family) =>
    others[family].every(({ about }) => about.length > 0),
  ).map((family) =>
    warning(
      'no-general-answer',
      `scenes.${id}.others.${family}`,
      'every answer is about something: one must fit anything',
    ),
  )
}

/** A misspelt `about` is never told, or never heard under its other names. */
function lintAbouts({ id, words, moves, others }: SceneSource, theme: ThemeSource): Finding[] {
  const known = new Set([
    ...theme.cast.map(({ name }) => name),
    ...theme.cards.map(({ title }) => title),
    ...Object.keys(words),
  ])
  const strangersIn = (about: readonly string[], where: string) =>
    about.flatMap((name, index): Finding[] => {
      if (known.has(name)) return []
      const message = `"${name}" is no cast name, card title or word of the scene`
      return [{ level: 'error', code: 'unknown-about', where: `${where}.${index}`, message }]
    })
  return [
    ...moves.flatMap(({ id: move, hears }) =>
      strangersIn(hears.about, `scenes.${id}.moves.${move}.hears.about`),
    ),
    ...INPUT_FAMILIES.flatMap((family) =>
      others[family].flatMap(({ about }, index) =>
        strangersIn(about, `scenes.${id}.others.${family}.${index}.about`),
      ),
    ),
  ]
}
