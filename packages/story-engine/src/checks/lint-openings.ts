import { findParticleErrors } from '@doran/korean'
import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { Finding } from '../compile/theme-error.js'
import { openStory } from '../telling/open-story.js'
import { speaksForPlayer } from './player-speech.js'

/** What a reader would stumble over in the ways a story may begin; no play-through comes to all of them. */
export function lintOpenings(theme: CompiledTheme): Finding[] {
  return [theme.source.opening, ...theme.source.openings].flatMap((_, index) => {
    const where = index === 0 ? 'opening' : `openings.${index - 1}.text`
    const { text } = openStory(theme, index)
    const particles = findParticleErrors(text).map(({ word, found, expected }) =>
      error('particle', where, `${word}${found} → ${word}${expected}`),
    )
    return speaksForPlayer(text)
      ? [...particles, error('speaks-for-player', where, 'a line stands in the player’s mouth')]
      : particles
  })
}

function error(code: string, where: string, message: string): Finding {
  return { level: 'error', code, where, message }
}
