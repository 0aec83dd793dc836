import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { SEED_BY_SUM } from '../checks/seeds-for-dice.js'
import type { StoryState } from '../state/story-state.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
import type { TurnInput } from '../telling/turn-types.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { directTurn } from './direct-turn.js'

const theme = compileTheme(lighthouse, commonBridges)
const { state: start } = openStory(theme)
const act = (text: string): TurnInput => ({ kind: 'do', text })
const choose = (choiceId: string, text = ''): TurnInput => ({ kind: 'choice', text, choiceId })
const goOn: TurnInput = { kind: 'continue', text: '' }

describe('directTurn', () => {
  it('does an authored move as the offline narrator does, without bridges and recalls', () => {
    const plain = compileTheme({ ...lighthouse, scenes: lighthouse.scenes }, { bridges: [] })
    const directed = directTurn(theme, start, choose('yard/ask-light'), 7)
    const told = tellTurn(plain, start, choose('yard/ask-light'), 7)
    expect(directed).toMatchObject({ by: 'move', outcome: told })
    expect(directed.beat.join('\n\n')).toBe(told.text)
  })

  it('leaves free input to the model and keeps the scene’s own answers', () => {
    const { by, beat, outcome } = directTurn(theme, start, act('하늘을 난다'), 1)
    expect({ by, beat, text: outcome.text }).toEqual({ by: 'free', beat: [], text: '' })
    expect(outcome.state).toEqual({ ...start, turn: 1, turnsInScene: 1 })
    expect(outcome.choices).toHaveLength(3)
  })

  it.each(['look', 'talk', 'move'])('leaves the general choice to %s to the model', (kind) => {
    expect(directTurn(theme, start, choose(`yard/~${kind}`), 1)).toMatchObject({
      by: 'free',
      beat: [],
    })
  })

  it('hears a choice that a model had proposed as an act', () => {
    const free = choose('model/1', '빗물을 손바닥에 받는다')
    expect(directTurn(theme, start, free, 1).by).toBe('free')
    const meant = choose('model/2', '진흙에 남은 발자국을 살핀다')
    expect(directTurn(theme, start, meant, 1)).toMatchObject({
      by: 'move',
      outcome: { heard: { moveId: 'look-prints' } },
    })
  })

  it('lets what is authored happen while the player waits', () => {
    const waited = directTurn(theme, start, goOn, 1)
    expect(waited.by).toBe('drift')
    expect(waited.beat).toEqual(['빗줄기 사이로 종소리가 한 번 울렸다. 해준의 어깨가 굳었다.'])
    expect(directTurn(theme, start, choose('yard/~wait'), 1).by).toBe('drift')
  })

  it('presses on a scene whose patience is over, also after free input', () => {
    const worn: StoryState = { ...start, turn: 4, turnsInScene: 4 }
    const { by, beat, outcome } = directTurn(theme, worn, act('하늘을 난다'), 1)
    expect(by).toBe('press')
    expect(beat).toHaveLength(2)
    expect(beat[0]).toContain('유리가 깨졌다')
    expect(outcome.state).toMatchObject({ scene: 'stairs', turnsInScene: 0 })
    const moved = (turnsInScene: number) =>
      directTurn(theme, { ...worn, turnsInScene }, choose('yard/ask-light'), 1)
    expect([moved(5).by, moved(5).outcome.state.scene]).toEqual(['move', 'stairs'])
    expect(moved(4).outcome.state.scene).toBe('yard')
  })

  it('rolls the same dice as the offline narrator', () => {
    const { state } = tellTurn(theme, start, choose('yard/enter'), 1)
    const seed = SEED_BY_SUM.get(12) ?? 0
    const { dice } = directTurn(theme, state, choose('stairs/climb'), seed).outcome
    expect(dice?.band).toBe('success')
    expect(dice).toEqual(tellTurn(theme, state, choose('stairs/climb'), seed).dice)
  })

  it('changes nothing after the end', () => {
    const ended: StoryState = { ...start, ending: 'dawn' }
    const { outcome } = directTurn(theme, ended, act('문을 연다'), 1)
    expect(outcome).toMatchObject({ state: ended, choices: [] })
  })
})
