import type { Persona, ThemeDetail } from '@doran/contract'
import type { StoryBeginning } from '../../../lib/use-story-start'

/** What of a theme the start of a story asks for. */
export type StartTheme = Pick<ThemeDetail, 'id' | 'opening' | 'moreOpenings' | 'warnings'>

export const BY_NAME = 'name'
export const NOBODY = 'nobody'

/** What is chosen before a start: `who` is a persona's id, or one of the two above. */
export type StartChoice = { who: string; name: string; opening: number }

/** What one press starts with: the default persona, and the first opening. */
export function usualChoice(personas: readonly Persona[]): StartChoice {
  const who = personas.find(({ isDefault }) => isDefault)?.id ?? NOBODY
  return { who, name: '', opening: 0 }
}

export function beginningOf({ who, name, opening }: StartChoice): StoryBeginning {
  const at = opening === 0 ? {} : { openingIndex: opening }
  if (who === NOBODY) return at
  return who === BY_NAME ? { ...at, name: name.trim() } : { ...at, personaUuid: who }
}

/** What the chosen persona does not want to read. */
export function boundsOf(personas: readonly Persona[], who: string): string {
  return personas.find(({ id }) => id === who)?.bounds ?? ''
}
