import { expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { readDice } from './dice.js'
import { openStory } from './open-story.js'

const theme = compileTheme(lighthouse, commonBridges)
const { state } = openStory(theme)

function labelOf(stat: string): string {
  const risk = theme.scenes.get('stairs')?.moves.find((move) => move.risk)?.risk
  if (!risk) throw new Error('the fixture has no risk')
  return readDice([3, 4], { ...risk, stat }, theme, state).stat
}

it('names the number behind the dice in a reader’s words', () => {
  const [gauge] = lighthouse.gauges
  expect(labelOf('관계.해준')).toBe('해준과의 사이')
  expect(labelOf(gauge?.key ?? '')).toBe(gauge?.label)
})
