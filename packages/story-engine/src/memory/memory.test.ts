import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { memoryKindOf } from './memory-kind.js'
import { rankBySimilarity } from './rank-memories.js'
import { reviseMemories } from './revise-memories.js'
import { summariseTurns } from './summarise-turns.js'

const theme = compileTheme(lighthouse, commonBridges)

describe('the kind of a memory', () => {
  it.each([
    ['새벽에 다시 만나기로 한 약속', 'promise'],
    ['윤서가 숨긴 상처', 'secret'],
    ['해준의 굳은 어깨', 'person'],
    ['등대 아래의 젖은 계단', 'place'],
    ['손때 묻은 낡은 종', 'thing'],
    ['창가의 낡은 가방', 'thing'],
    ['금이 간 거울', 'thing'],
    ['안에서 잠긴 방', 'place'],
  ])('%s is %s', (text, kind) => {
    expect(memoryKindOf(theme, text)).toBe(kind)
  })
})

describe('the likeness of memories', () => {
  it('finds the same words under other endings, the rarest first', () => {
    const texts = ['바다가 조용했다', '심지를 감춘 상자', '바다에 뜬 상자']
    expect(rankBySimilarity('상자에 든 심지', texts)).toEqual([1, 2])
    expect(rankBySimilarity('산', texts)).toEqual([])
  })
})

describe('a summary without a model', () => {
  it('tells what the reader did and what came of it, and leaves the oldest out', () => {
    const turns = [
      { kind: null, text: '', output: '비가 왔다. 해준이 등대 앞에 서 있었다.' },
      {
        kind: 'say' as const,
        text: '누구세요',
        output: '“나요.” 해준이 낮게 말했다. 바람이 불었다.',
      },
      { kind: 'continue' as const, text: '', output: '종이 울렸다.' },
    ]
    expect(summariseTurns(theme, turns, 600)).toBe(
      '해준이 등대 앞에 서 있었다.\n“누구세요” → 해준이 낮게 말했다.\n종이 울렸다.',
    )
    expect(summariseTurns(theme, turns, 10)).toBe('종이 울렸다.')
  })
})

describe('what the reader makes of memories', () => {
  const { state } = openStory(theme)
  const known = { ...state, turn: 4, memories: [{ key: '발자국', as: '젖은 발자국', turn: 1 }] }

  it('is told in their words, and no more where they do not want it; the fact stays', () => {
    const edited = reviseMemories(known, [{ key: '발자국', text: '마르지 않는 발자국' }])
    expect(edited.memories[0]?.as).toBe('마르지 않는 발자국')
    const forgotten = reviseMemories(known, [{ key: '발자국', text: null }])
    expect(forgotten.memories).toHaveLength(1)
    expect(forgotten.forgotten).toEqual(['발자국'])
    expect(reviseMemories(forgotten, []).forgotten).toEqual([])
    for (let seed = 0; seed < 60; seed += 1) {
      const told = tellTurn(theme, forgotten, { kind: 'continue', text: '' }, seed)
      expect(told.text).not.toContain('젖은 발자국')
    }
  })
})
