import { describe, expect, it } from 'vitest'
import type { ModelStub } from '../start-model-stub.js'
import { ask, openStub, tellingOf } from '../testing/ask-stub.js'
import { CHOICE_LABELS, MEMORIES, PASSAGES } from './stock.js'

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1)
const DELIMITED = /^([^]+?)\n<<<STATE>>>\n([^]*)$/

async function tell(stub: ModelStub, name: string, seed: number) {
  const telling = await tellingOf(await ask(stub, `[stub:${name} seed=${seed} gap=0]`))
  expect(telling).toMatchObject({ ending: 'end', errors: [] })
  const [, prose = '', tail = ''] = DELIMITED.exec(telling.content) ?? []
  return { ...telling, prose, tail }
}

describe('tell', () => {
  it('tells two or three Korean paragraphs and a whole tail', async () => {
    const stub = await openStub()
    const proses = new Set<string>()
    for (const seed of SEEDS) {
      const { prose, tail, tokens, finish, isDone } = await tell(stub, 'tell', seed)
      expect(prose).toMatch(/^(?:[가-힣 ,.]+\n\n){1,2}[가-힣 ,.]+다\.$/)
      for (const sentence of prose.split(/(?<=\.)\s+/)) {
        expect(PASSAGES.flat()).toContain(sentence)
        expect(prose.split(sentence)).toHaveLength(2)
      }
      const { choices, gauges, relations, remember } = JSON.parse(tail)
      expect(new Set(choices).size).toBe(3)
      expect(CHOICE_LABELS).toEqual(expect.arrayContaining(choices))
      expect(MEMORIES).toContain(remember)
      expect([gauges, relations]).toEqual([{}, {}])
      expect(new Set(tokens.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
      expect({ finish, isDone }).toEqual({ finish: 'stop', isDone: true })
      proses.add(prose)
    }
    expect(proses.size).toBeGreaterThan(25)
  })

  it('has about forty sentences and labels that end in -다', () => {
    expect(new Set(PASSAGES.flat()).size).toBe(42)
    expect(CHOICE_LABELS.filter((label) => !label.endsWith('다'))).toEqual([])
  })

  it('waits 12 ms between tokens unless a gap is given', async () => {
    const stub = await openStub()
    const start = performance.now()
    const { tokens } = await tellingOf(await ask(stub, '문을 연다 [stub:tell seed=1]'))
    expect(performance.now() - start).toBeGreaterThan(tokens.length * 11)
  })
})

describe('tails', () => {
  it('bad-tail has a delimiter and no JSON behind it', async () => {
    const stub = await openStub()
    const tails = new Set<string>()
    for (const seed of SEEDS) {
      const { prose, tail, finish } = await tell(stub, 'bad-tail', seed)
      expect(prose).not.toBe('')
      expect(() => JSON.parse(tail)).toThrow(SyntaxError)
      expect(finish).toBe('stop')
      tails.add(tail.slice(0, 12))
    }
    expect(tails.size).toBeGreaterThan(3)
  })

  it('no-tail is the prose alone', async () => {
    const stub = await openStub()
    const { content } = await tell(stub, 'no-tail', 7)
    expect(content).toBe((await tell(stub, 'tell', 7)).prose)
  })

  it('half-tail stops inside the JSON, without finish or end mark', async () => {
    const stub = await openStub()
    for (const seed of SEEDS) {
      const { tail, finish, isDone } = await tell(stub, 'half-tail', seed)
      expect(tail).toMatch(/^\{/)
      expect(() => JSON.parse(tail)).toThrow(SyntaxError)
      expect({ finish, isDone }).toEqual({ finish: null, isDone: false })
    }
  })

  it('fenced-tail puts the fence behind the delimiter or before it', async () => {
    const stub = await openStub()
    const contents = await Promise.all(
      SEEDS.map(async (seed) => (await tell(stub, 'fenced-tail', seed)).content),
    )
    const behind = contents.filter((text) => /다\.\n<<<STATE>>>\n```json\n\{.+\}\n```$/.test(text))
    const before = contents.filter((text) => /다\.\n```json\n<<<STATE>>>\n\{.+\}\n```$/.test(text))
    expect(behind.length + before.length).toBe(SEEDS.length)
    expect(Math.min(behind.length, before.length)).toBeGreaterThan(5)
  })

  it.each([
    ['bare-json-tail', /^[^<{]+다\.\n\{"choices".+\}$/],
    ['wrong-case-tail', /다\.\n<<< state >>>\n\{"choices".+\}$/],
    ['tail-first', /^<<<STATE>>>\n\{"choices".+\}\n\n[^<{]+다\.$/],
    ['think', /^<think>\n[^<]+\n<\/think>\n\n[^<]+\n<<<STATE>>>\n\{.+\}$/],
    ['two-tails', /다\.\n<<<STATE>>>\n\{.+\}\n<<<STATE>>>\n\{.+\}$/],
  ])('%s has its shape', async (name, shape) => {
    const stub = await openStub()
    expect((await tell(stub, name, 5)).content).toMatch(shape)
  })

  it('two-tails propose different choices', async () => {
    const stub = await openStub()
    const [, first = '', second = ''] = (await tell(stub, 'two-tails', 5)).content.split(
      '\n<<<STATE>>>\n',
    )
    expect(JSON.parse(first).choices).not.toEqual(JSON.parse(second).choices)
  })

  it('reasoning comes in a field of its own before the prose', async () => {
    const stub = await openStub()
    const { reasoning, content, raw } = await tell(stub, 'reasoning', 5)
    expect(reasoning).toContain('선택지를 셋 낸다.')
    expect(content).toBe((await tell(stub, 'tell', 5)).content)
    expect(raw.lastIndexOf('reasoning_content')).toBeLessThan(raw.indexOf('{"content":"', 300))
  })
})
