import { findParticleErrors } from '@doran/korean'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { StoryState } from '../state/story-state.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { tuningInputs } from '../testing/tuning-inputs.js'
import { openStory } from './open-story.js'
import { splitSentences } from './split-sentences.js'
import { tellTurn } from './tell-turn.js'
import type { TurnInput } from './turn-types.js'

const theme = compileTheme(lighthouse, commonBridges)

const hangul = fc.string({
  unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
  maxLength: 60,
})
const jamo = fc.string({
  unit: fc.constantFrom(...Array.from('ㅋㅎㅏㅓㄱㄴ ㅠ!?👻🧑‍🚀“”{}|\u0000\ud800')),
  maxLength: 60,
})
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.string({ unit: 'grapheme', minLength: 500, maxLength: 500 }),
  hangul,
  jamo,
  fc.constantFrom(...tuningInputs.map((input) => input.text)),
)
const input: fc.Arbitrary<TurnInput> = fc.oneof(
  fc.record({ kind: fc.constantFrom('do', 'say', 'narrate', 'continue'), text }),
  fc.record({
    kind: fc.constant('choice'),
    text,
    choiceId: fc.oneof(
      text,
      fc.constantFrom('yard/enter', 'stairs/climb', 'yard/~look', 'lamp/~wait'),
    ),
  }),
)
const play = fc.array(fc.tuple(input, fc.integer()), { minLength: 1, maxLength: 25 })

describe('any play of any input', () => {
  it('tells finished prose with three ways on, or why not, until an ending', () => {
    fc.assert(
      fc.property(play, (turns) => {
        let { state } = openStory(theme)
        for (const [typed, seed] of turns) {
          const told = tellTurn(theme, state, typed, seed)
          expect((told.aside?.line ?? told.text).trim()).not.toBe('')
          expect(told.aside === null || (told.text === '' && told.state === state)).toBe(true)
          expect(told.text).not.toMatch(/[{}]|undefined|null/u)
          expect(findParticleErrors(told.text)).toEqual([])
          expect(told.choices).toHaveLength(told.ending ? 0 : 3)
          expect(new Set(told.choices.map(({ id }) => id)).size).toBe(told.choices.length)
          expect(splitSentences(told.text).join('')).toBe(told.text)
          expect(StoryState.parse(JSON.parse(JSON.stringify(told.state)))).toEqual(told.state)
          state = told.state
        }
      }),
      { numRuns: 150, seed: 20 },
    )
  })

  it('tells the same turn for the same arguments, and leaves the state as it was', () => {
    fc.assert(
      fc.property(input, fc.integer(), (typed, seed) => {
        const { state } = openStory(theme)
        const before = JSON.stringify(state)
        expect(tellTurn(theme, state, typed, seed)).toEqual(tellTurn(theme, state, typed, seed))
        expect(JSON.stringify(state)).toBe(before)
      }),
      { numRuns: 100, seed: 21 },
    )
  })

  it('always comes to an ending when time is let pass', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 40, maxLength: 40 }), (seeds) => {
        let { state } = openStory(theme)
        for (const seed of seeds) {
          state = tellTurn(theme, state, { kind: 'continue', text: '' }, seed).state
        }
        expect(state.ending).toBeDefined()
      }),
      { numRuns: 20, seed: 22 },
    )
  })

  it('comes to an ending also for who types nothing but insults; nonsense changes nothing', () => {
    let { state } = openStory(theme)
    for (let turn = 1; turn <= 80; turn += 1) {
      state = tellTurn(theme, state, { kind: 'do', text: '병신아' }, turn).state
    }
    expect(state.ending).toBeDefined()
    const { state: opened } = openStory(theme)
    for (const noise of ['ㅁㄴㅇㄹ', '👻', 'asdf', '...', '\u200b']) {
      const told = tellTurn(theme, opened, { kind: 'do', text: noise }, 1)
      expect([told.aside?.kind, told.state]).toEqual(['unheard', opened])
    }
  })

  it('splits any text into pieces that make it up again', () => {
    fc.assert(
      fc.property(
        fc.oneof(text, fc.string({ unit: fc.constantFrom(...Array.from('가. !?”“\n다…')) })),
        (whole) => {
          expect(splitSentences(whole).join('')).toBe(whole)
        },
      ),
    )
  })
})
