import { describe, expect, it } from 'vitest'
import { blockSize, historyWindow } from './history-window.js'
import { assemble, countTokens, free, goOn, past, start } from './long-story.fake.js'
import type { TurnInput } from '../telling/turn-types.js'

const cleanText = (text: string) => text
const windowOf = (turns: number, room: number, block: number) =>
  historyWindow({ history: past(turns), newest: turns, room, block, countTokens, cleanText })
const firstOf = (turns: number, room: number, block: number) =>
  Number(/\n(\d+)번째로/u.exec(windowOf(turns, room, block).messages[0]?.content ?? '')?.[1] ?? 0)

describe('historyWindow', () => {
  it('keeps everything while it fits, the opening with it', () => {
    const { messages, drops } = windowOf(5, 20_000, 8)
    expect(messages).toHaveLength(12)
    expect(messages[0]?.content).toContain('이야기가 시작된다')
    expect(drops).toEqual([])
  })

  it('moves its start by whole blocks', () => {
    const starts = Array.from({ length: 17 }, (_, index) => firstOf(40 + index, 8000, 8))
    expect(new Set(starts)).toEqual(new Set([16, 24, 32]))
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  })

  it('keeps as much as fits where no block does', () => {
    const { messages, tokens, drops } = windowOf(6, 1000, 8)
    expect(messages).toHaveLength(6)
    expect(tokens).toBeLessThanOrEqual(1000)
    expect(drops).toMatchObject([{ section: 'D', what: '3번째 턴까지의 이야기' }])
  })

  it('keeps the end of the latest text where no turn fits', () => {
    const { messages, tokens } = windowOf(6, 120, 1)
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(messages[1]?.content).toMatch(/^빗소리가 길게[^\n]+이어졌다\.$/u)
    expect(tokens).toBeLessThanOrEqual(120)
    expect(windowOf(6, 5, 1).messages).toEqual([])
  })

  it('costs at most a tenth of a usual window on average', () => {
    for (const room of [1000, 5000, 9000, 20_000, 60_000, 200_000]) {
      expect((blockSize(room) - 1) / 2).toBeLessThanOrEqual(room / 450 / 10)
    }
    expect([4000, 5000, 20_000].map(blockSize)).toEqual([1, 2, 8])
  })
})

describe('the prompt of consecutive turns', () => {
  const inputs: TurnInput[] = [
    free,
    goOn,
    { kind: 'do', text: '나팔과 밧줄을 살핀다' },
    { kind: 'choice', text: '', choiceId: 'yard/ask-light' },
  ]
  const contexts = Array.from({ length: 48 }, (_, index) => {
    const memories = Array.from({ length: index % 5 }, (_m, at) => ({
      key: `기억${at}`,
      as: `${at}번째로 본 젖은 발자국`,
      turn: at,
    }))
    const input = inputs[index % inputs.length] ?? free
    const state = { ...start, memories }
    return assemble({ turns: 90 + index, context: 32_768, input, state })
  })

  it('has the same contract and world, byte for byte', () => {
    expect(new Set(contexts.map(({ messages }) => messages[0]?.content)).size).toBe(1)
  })

  it('only grows at its end, for several turns', () => {
    const grown = contexts.slice(1).filter(({ messages }, index) => {
      const before = contexts[index]?.messages.slice(0, -1) ?? []
      return before.every(({ content }, at) => content === messages[at]?.content)
    })
    expect(grown.length / (contexts.length - 1)).toBeGreaterThan(0.85)
  })

  it('leaves at most a tenth of the window unused on average', () => {
    const room = 32_768 - Math.floor(32_768 / 6)
    const used = contexts.reduce((sum, { tokens }) => sum + tokens / room, 0) / contexts.length
    expect(used).toBeGreaterThan(0.9)
  })
})

describe('the cost of a prompt', () => {
  it('does not grow with the story', () => {
    const cost = (turns: number) => {
      let counted = 0
      const history = past(turns)
      const counting = (text: string) => {
        counted += countTokens(text)
        return countTokens(text)
      }
      const touched = new Set<string>()
      const guarded = new Proxy(history, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/u.test(key)) touched.add(key)
          return Reflect.get(target, key, receiver)
        },
      })
      assemble({ turns, history: guarded, countTokens: counting })
      return { counted, touched: touched.size }
    }
    const [short, long] = [cost(10), cost(10_000)]
    expect(long.counted / short.counted).toBeLessThan(1.5)
    expect(long.touched).toBeLessThan(20)
  })
})
