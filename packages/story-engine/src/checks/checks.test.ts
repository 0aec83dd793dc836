import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { checkTelling } from './check-telling.js'
import { exploreTheme } from './explore-theme.js'
import { lintTheme } from './lint-theme.js'
import { speaksForPlayer } from './player-speech.js'
import { readTheme } from './read-theme.js'
import { searchEnding } from './search-ending.js'

const theme = compileTheme(lighthouse, commonBridges)

describe('exploreTheme', () => {
  it('finds a path to every ending that leads there again', () => {
    const { endings, unreachedScenes, untakenMoves, tooFewChoices } = exploreTheme(theme)
    for (const { key, path } of endings) {
      let { state } = openStory(theme)
      for (const { input, seed } of path ?? []) state = tellTurn(theme, state, input, seed).state
      expect(state.ending).toBe(key)
    }
    expect({ unreachedScenes, untakenMoves, tooFewChoices }).toEqual({
      unreachedScenes: [],
      untakenMoves: [],
      tooFewChoices: 0,
    })
  })

  it('finds what is told as if a discovery were still hidden, in states that are met', () => {
    const keptBy = (when: string[], unsaid: string[]) =>
      exploreTheme(
        compileTheme({ ...lighthouse, discoveries: [{ when, unsaid }] }, commonBridges),
        {
          walks: 30,
        },
      ).keptBack
    const answered = ['해준은 못 들은 척']
    expect(keptBy(['관계.해준<0'], answered)).toEqual([
      { key: 'yard#talk/0', words: '해준은 못 들은 척' },
    ])
    expect(keptBy(['관계.해준>=0'], answered)).toEqual([])
    expect(keptBy(['건넸다'], answered)).toEqual([])
  })

  it('finds the rarest ending by search alone, and none that cannot be reached', () => {
    expect(searchEnding(theme, 'lit', 600)).not.toBeNull()
    const closed = structuredClone(lighthouse)
    for (const ending of closed.endings) if (ending.key === 'lit') ending.when = ['없는사실']
    expect(searchEnding(compileTheme(closed, commonBridges), 'lit', 100)).toBeNull()
  })
})

describe('lintTheme', () => {
  it('finds no error but the facts that the lighthouse leaves lying', () => {
    const findings = lintTheme(lighthouse, commonBridges)
    expect(
      findings.filter(({ level }) => level === 'error').map(({ code, message }) => [code, message]),
    ).toEqual([['never-set', '"없는조건" is read, never set']])
    expect(findings.map(({ code }) => code)).toContain('never-read')
  })

  it('finds scenes, endings and returns that do not work', () => {
    const broken = structuredClone(lighthouse)
    const [yard, stairs, lamp] = broken.scenes
    if (!yard || !stairs || !lamp) throw new Error('the lighthouse lost a scene')
    yard.press.to = 'yard'
    for (const move of yard.moves) if (move.to) move.to = 'endings'
    lamp.press.to = 'stairs'
    const last = broken.endings.at(-1)
    if (last) broken.endings.push({ ...last, key: 'lost' })
    const codes = lintTheme(broken, commonBridges).map(({ code }) => code)
    expect(codes).toEqual(
      expect.arrayContaining(['press-stays', 'unreachable-scene', 'unreachable-ending']),
    )
    const looping = structuredClone(lighthouse)
    const top = looping.scenes[2]
    if (top) top.press.to = 'stairs'
    const loop = compileTheme(looping, commonBridges)
    expect(exploreTheme(loop, { walks: 60 }).returnsWithoutAgain).toContain('stairs')
    expect(lintTheme(looping, commonBridges).map(({ code }) => code)).toContain('missing-again')
  })
})

describe('readTheme and checkTelling', () => {
  it('plays the same for the same seed and player', () => {
    const read = () => readTheme(theme, { seed: 7, player: 'random' })
    expect(read()).toEqual(read())
    expect(read().ending).not.toBeNull()
  })

  it('finds nothing wrong with the lighthouse', () => {
    const report = checkTelling(theme, [1, 2, 3, 4, 5])
    expect(report.problems).toEqual([])
    expect(report.plays).toBe(20)
  })

  it('finds a line put into the mouth of the player', () => {
    expect(speaksForPlayer('당신은 문을 보며 “열어 주세요.”라고 말했다.')).toBe(true)
    expect(speaksForPlayer('“열어 줘.” 당신이 외쳤다.')).toBe(true)
    expect(speaksForPlayer('“열어 줘.” 하진이 당신에게 말했다.')).toBe(false)
    expect(speaksForPlayer('당신이 묻기도 전에 하진이 말했다. “다섯 개예요.”')).toBe(false)
  })
})
