import { expect, test } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { openStory } from './open-story.js'
import { turnsUntilPress } from './patience.js'

const theme = compileTheme({ ...lighthouse, length: 'short' }, { bridges: [] })
const { state } = openStory(theme)
const patience = theme.scenes.get(state.scene)?.patience ?? 0

test('what was not understood counts half of a turn', () => {
  expect(turnsUntilPress(theme, { ...state, turnsInScene: 2 })).toBe(patience - 2)
  expect(turnsUntilPress(theme, { ...state, turnsInScene: 2, pauses: 2 })).toBe(patience - 1)
})

test('late in the story every turn counts, and a scene waits no longer than four', () => {
  const late = { ...state, turn: 12, turnsInScene: 4, pauses: 4 }
  expect(turnsUntilPress(theme, late)).toBeLessThanOrEqual(0)
  const long = compileTheme({ ...lighthouse, length: 'long' }, { bridges: [] })
  expect(turnsUntilPress(long, late)).toBe(patience - 2)
})
