import { describe, expect, it } from 'vitest'
import { ask, hasThreePings, openStub, tellingOf } from '../testing/ask-stub.js'

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)

async function ofEachSeed(name: string, patienceMs = 10_000) {
  const stub = await openStub()
  return Promise.all(
    SEEDS.map(async (seed) => {
      const whole = await tellingOf(await ask(stub, `[stub:tell seed=${seed} gap=0]`))
      const response = await ask(stub, `[stub:${name} seed=${seed} gap=0]`)
      return { whole, ...(await tellingOf(response, { patienceMs })) }
    }),
  )
}

describe('an answer that breaks off', () => {
  it.each([
    ['error-in-stream', 'end', 1],
    ['hang-mid', 'silent', 0],
    ['close-early', 'broken', 0],
  ])('%s tells a beginning of seeded length: %s', async (name, ending, errors) => {
    const tellings = await ofEachSeed(name, ending === 'silent' ? 1_000 : undefined)
    for (const telling of tellings) {
      expect(telling).toMatchObject({ ending, finish: null, isDone: false })
      expect(telling.errors).toHaveLength(errors)
      expect(telling.whole.content.startsWith(telling.content)).toBe(true)
      expect(telling.content).not.toBe('')
      expect(telling.content).not.toContain('<')
    }
    expect(new Set(tellings.map(({ content }) => content.length)).size).toBeGreaterThan(10)
  })

  it('pings-only-mid goes on with comments alone', async () => {
    const stub = await openStub()
    const response = await ask(stub, '[stub:pings-only-mid seed=3 gap=0]')
    const { content, raw } = await tellingOf(response, { until: hasThreePings })
    expect(content).not.toBe('')
    expect(raw.indexOf(': ping')).toBeGreaterThan(raw.lastIndexOf('data:'))
  })
})

describe('an answer that ends oddly', () => {
  it.each([
    ['empty', /^$/, 'stop', true],
    ['only-spaces', /^[ \n]{3,}$/, 'stop', true],
    ['no-done', /<<<STATE>>>\n\{.+\}$/, 'stop', false],
    ['no-finish', /<<<STATE>>>\n\{.+\}$/, null, false],
    ['length', /^[^<]+[가-힣,]$/, 'length', true],
    ['markers', /^<<<CARE>>>$/, 'stop', true],
    ['refuse-marker', /^<<<REFUSE>>>$/, 'stop', true],
  ])('%s', async (name, shape, finish, isDone) => {
    for (const telling of await ofEachSeed(name)) {
      expect(telling).toMatchObject({ ending: 'end', finish, isDone, errors: [] })
      expect(telling.content).toMatch(shape)
    }
  })
})

describe('cut-delimiter', () => {
  it('tells the same as tell, cut inside the delimiter at many places and by characters', async () => {
    const places = new Set<number>()
    let byCharacters = 0
    for (const { whole, content, tokens } of await ofEachSeed('cut-delimiter')) {
      expect(content).toBe(whole.content)
      const start = content.indexOf('<<<STATE>>>')
      const cuts = tokens
        .map((_, index) => tokens.slice(0, index).join('').length - start)
        .filter((at) => at >= 0 && at <= 11)
      expect(cuts).not.toContain(0)
      expect(cuts).not.toContain(11)
      expect(cuts.length).toBeGreaterThan(0)
      if (cuts.length === 10) byCharacters += 1
      else for (const cut of cuts) places.add(cut)
    }
    expect(places.size).toBeGreaterThan(6)
    expect(byCharacters).toBeGreaterThan(2)
  })
})
