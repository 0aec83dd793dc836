import type { PlayInput } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, lower, opened, outcomeOf, playedOut } from '../fixtures/play-all.js'
import { worldcupOf } from '../fixtures/worldcup-content.js'
import { fittingSizes } from './sizes.js'
import { worldcup } from './worldcup.js'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const sized = fc.integer({ min: 4, max: 128 }).chain((count) =>
  fc.record({
    content: fc.constant(worldcupOf(count)),
    size: fc.constantFrom(...fittingSizes(worldcupOf(count))),
  }),
)
const inputs: fc.Arbitrary<PlayInput> = fc.oneof(
  fc.nat(130).map((at) => ({ type: 'pick' as const, item: `item-${at}` })),
  fc.constant({ type: 'skip' as const }),
  fc.constant({ type: 'undo' as const }),
  fc.record({ type: fc.constant('answer' as const), question: fc.nat(3), choice: fc.nat(3) }),
)

describe('a whole world cup', () => {
  it('has one champion after one match less than items, of any number and size', () => {
    for (let count = 4; count <= 128; count += 1) {
      const content = worldcupOf(count)
      for (const size of fittingSizes(content)) {
        const state = playedOut(content, opened(content, size, count))
        const entrants = Math.min(count, size)
        const matches = state.rounds.flatMap((round) => round.matches)
        expect(worldcup.progress(content, state)).toEqual({
          done: entrants - 1,
          total: entrants - 1,
        })
        expect(matches.filter((match) => match.right !== null)).toHaveLength(entrants - 1)
        expect(state.rounds.map((round) => round.of).at(0)).toBe(size)
        expect(outcomeOf(content, state).items).toHaveLength(entrants)
        for (const { of, matches: played } of state.rounds) {
          const keys = played.flatMap(({ left, right }) =>
            right === null ? [left] : [left, right],
          )
          expect(new Set(keys).size).toBe(keys.length)
          expect(played).toHaveLength(of / 2)
        }
      }
    }
  })

  it('sends on whoever was chosen, and nobody else', () => {
    fc.assert(
      fc.property(sized, seeds, ({ content, size }, seed) => {
        const { rounds } = playedOut(content, opened(content, size, seed), lower)
        const winners = rounds.map(({ matches }) => matches.map((match) => match.winner))
        const meeting = rounds.map(({ matches }) =>
          matches.flatMap(({ left, right }) => [left, right]),
        )
        expect(meeting.slice(1)).toEqual(winners.slice(0, -1))
      }),
    )
  })

  it('names the second and those before', () => {
    const content = worldcupOf(16)
    const outcome = outcomeOf(content, playedOut(content, opened(content, 16), lower))
    const [semifinals = [], final = []] = outcome.rounds
      .slice(-2)
      .map(({ matches }) => matches.flatMap(({ left, right }) => [left, right]))
    expect(outcome.champion.key).toBe('item-0')
    expect(outcome.resultKey).toBe('item-0')
    expect(outcome.line).toBe('후보 0이 이겼어요.')
    expect(new Set([outcome.champion.key, outcome.runnerUp.key])).toEqual(new Set(final))
    expect(outcome.semifinalists.map(({ key }) => key)).toEqual(
      semifinals.filter((key) => !final.includes(key)),
    )
    expect(outcome.semifinalists).toHaveLength(2)
  })
})

describe('the draw', () => {
  it('never lets two who met nobody meet in the second round where that can be avoided', () => {
    for (let count = 4; count <= 64; count += 1) {
      const content = worldcupOf(count)
      for (const size of fittingSizes(content)) {
        const { draw } = opened(content, size, count)
        const alone = draw.map(([, right]) => right === null)
        const meeting = alone.filter((isAlone, at) => at % 2 === 0 && isAlone && alone[at + 1])
        const byes = Math.max(0, size - count)
        expect(alone.filter(Boolean)).toHaveLength(byes)
        expect(meeting).toHaveLength(Math.max(0, byes - size / 4))
      }
    }
  })

  it('takes a sample of more items than places, another one for another seed', () => {
    const content = worldcupOf(40)
    const drawn = (seed: number) => opened(content, 8, seed).draw.flat()
    expect(new Set(drawn(1)).size).toBe(8)
    expect(drawn(1)).toEqual(drawn(1))
    expect(drawn(1)).not.toEqual(drawn(2))
  })

  it('plays the usual size where none or none that fits is asked for', () => {
    const size = (count: number, asked: number | null) =>
      worldcup.init(worldcupOf(count), { seed: 1, options: { size: asked } }).size
    expect([size(4, null), size(5, null), size(40, null), size(6, 64)]).toEqual([4, 8, 16, 8])
  })
})

describe('any inputs', () => {
  it('lead to a state that can go on or is at its end', () => {
    fc.assert(
      fc.property(
        sized,
        seeds,
        fc.array(inputs, { maxLength: 150 }),
        ({ content, size }, seed, tried) => {
          let state = opened(content, size, seed)
          for (const input of tried) {
            state = worldcup.reduce(content, state, input) ?? state
            const { done, total } = worldcup.progress(content, state)
            expect(done).toBe(state.decisions.length)
            expect(state.match === null).toBe(done === total)
            expect(worldcup.outcome(content, state) === null).toBe(done < total)
            expect(state.undosLeft).toBeLessThanOrEqual(Math.min(3, done))
            expect(worldcup.announce(content, state)).not.toBe('')
          }
          outcomeOf(content, playedOut(content, state))
        },
      ),
    )
  })

  it('lead to the same again', () => {
    fc.assert(
      fc.property(sized, seeds, fc.array(inputs), ({ content, size }, seed, tried) => {
        const play = () =>
          tried.reduce(
            (state, input) => worldcup.reduce(content, state, input) ?? state,
            opened(content, size, seed),
          )
        expect(play()).toEqual(play())
      }),
    )
  })

  it('are refused where they name nobody of the match', () => {
    const content = worldcupOf(8)
    const state = opened(content, 8)
    const others = content.items
      .map(({ key }) => key)
      .filter((key) => key !== state.match?.left && key !== state.match?.right)
    expect(others).toHaveLength(6)
    for (const item of [...others, 'nobody', ''])
      expect(worldcup.reduce(content, state, { type: 'pick', item })).toBeNull()
    expect(worldcup.reduce(content, state, { type: 'answer', question: 0, choice: 0 })).toBeNull()
  })

  it('are refused after the final, but for taking it back', () => {
    const content = worldcupOf(4)
    const end = playedOut(content, opened(content, 4))
    expect(worldcup.reduce(content, end, { type: 'skip' })).toBeNull()
    expect(worldcup.reduce(content, end, { type: 'pick', item: 'item-0' })).toBeNull()
    expect(after(content, end, { type: 'undo' }).match?.roundOf).toBe(2)
  })
})

describe('undo', () => {
  it('leads back to where the decision was made', () => {
    fc.assert(
      fc.property(sized, seeds, fc.array(inputs), ({ content, size }, seed, tried) => {
        const state = tried.reduce(
          (current, input) => worldcup.reduce(content, current, input) ?? current,
          opened(content, size, seed),
        )
        if (state.match === null) return
        const { left, right } = state.match
        const decisions: PlayInput[] = [
          { type: 'pick', item: left },
          { type: 'pick', item: right },
          { type: 'skip' },
        ]
        for (const decision of decisions) {
          const back = after(content, after(content, state, decision), { type: 'undo' })
          expect(back).toEqual({ ...state, undosLeft: Math.min(2, state.undosLeft) })
        }
      }),
    )
  })

  it('goes back three times in a row and no more', () => {
    const content = worldcupOf(16)
    let state = playedOut(content, opened(content, 16))
    for (let left = 3; left > 0; left -= 1) {
      expect(state.undosLeft).toBe(left)
      state = after(content, state, { type: 'undo' })
    }
    expect(state.decisions).toHaveLength(12)
    expect(worldcup.reduce(content, state, { type: 'undo' })).toBeNull()
    expect(after(content, state, { type: 'skip' }).undosLeft).toBe(1)
  })

  it('has nothing to take back at the start', () => {
    const content = worldcupOf(4)
    expect(worldcup.reduce(content, opened(content, 4), { type: 'undo' })).toBeNull()
  })
})

describe('skip', () => {
  it('sends one of the two on without counting the match, the same one again after an undo', () => {
    const content = worldcupOf(16)
    const state = opened(content, 16)
    const skipped = after(content, state, { type: 'skip' })
    const again = after(content, after(content, skipped, { type: 'undo' }), { type: 'skip' })
    const [played] = skipped.rounds[0]?.matches ?? []
    expect(played?.isCounted).toBe(false)
    expect([state.match?.left, state.match?.right]).toContain(played?.winner)
    expect(again.rounds).toEqual(skipped.rounds)
  })

  it('does not always send the left one on', () => {
    const content = worldcupOf(64)
    let state = opened(content, 64)
    while (state.match !== null) state = after(content, state, { type: 'skip' })
    const sides = state.rounds
      .flatMap((round) => round.matches)
      .map(({ winner, left }) => winner === left)
    expect(sides.filter(Boolean).length).toBeGreaterThan(15)
    expect(sides.filter(Boolean).length).toBeLessThan(48)
  })
})

describe('what the player shows', () => {
  it('names the next two wherever they are known', () => {
    const content = worldcupOf(11)
    let state = opened(content, 16)
    let known = 0
    while (state.match !== null) {
      const { next } = state
      state = after(content, state, { type: 'pick', item: state.match.right })
      if (next === null) continue
      known += 1
      expect({ left: state.match?.left, right: state.match?.right }).toEqual(next)
    }
    expect(known).toBeGreaterThanOrEqual(7)
  })

  it('counts the matches that are played, not who meets nobody', () => {
    const content = worldcupOf(6)
    let state = opened(content, 8)
    const places: string[] = []
    while (state.match !== null) {
      const { roundOf, index, count } = state.match
      places.push(`${roundOf}: ${index}/${count}`)
      state = after(content, state, { type: 'skip' })
    }
    expect(places).toEqual(['8: 1/2', '8: 2/2', '4: 1/2', '4: 2/2', '2: 1/1'])
  })

  it('says where it stands', () => {
    const content = worldcupOf(4)
    const state = opened(content, 4)
    const labels = `${state.match?.left} 대 ${state.match?.right}`.replaceAll('item-', '후보 ')
    expect(worldcup.announce(content, state)).toBe(`4강 2경기 중 1번째: ${labels}`)
    const end = playedOut(content, state, lower)
    const final = after(content, end, { type: 'undo' })
    expect(worldcup.announce(content, final)).toMatch(/^결승: 후보 \d 대 후보 \d$/)
    expect(worldcup.announce(content, end)).toBe('우승: 후보 0')
  })
})
