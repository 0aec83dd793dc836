import type { CastMember, Character, FoundCharacter } from '@doran/contract'
import { shownSamples, type ThemeSource } from '@doran/story-engine'
import { characterIdOf } from './character-id.js'
import type { CurrentTheme } from './get-current-theme.js'
import { linkImageOf, portraitsOf } from './theme-pictures.js'
import { toThemeCard } from './theme-view.js'

export type Person = ThemeSource['cast'][number]

export function toCastMember({ id, slug }: ThemeSource, person: Person): CastMember {
  const { name, role } = person
  return { id: characterIdOf(id, name), name, role, portraits: portraitsOf(slug, person) }
}

export function toFoundCharacter(
  source: ThemeSource,
  person: Person,
  { changedAt }: { changedAt: Date },
): FoundCharacter {
  const { id, title } = source
  const theme = { id, title, changedAt: changedAt.toISOString() }
  return { ...toCastMember(source, person), theme }
}

/** Never with what they are like or hide, which is for the narrator. */
export function toCharacter(theme: CurrentTheme, person: Person): Character {
  const { source } = theme.loaded
  const { look, speech } = person
  return {
    ...toCastMember(source, person),
    look,
    speech,
    lines: shownSamples(person),
    theme: toThemeCard(theme.facts, theme),
    others: source.cast
      .filter(({ name }) => name !== person.name)
      .map((other) => toCastMember(source, other)),
    linkImage: linkImageOf(theme.id, theme.themeHash),
  }
}
