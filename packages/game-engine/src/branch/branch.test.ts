import type { PlayInput } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBranchInput } from '../fixtures/any-inputs.js'
import { branchOf, endedBy, STORY, walked } from '../fixtures/branch-content.js'
import { branchKind } from './branch-kind.js'
import type { BranchState } from './branch-state.js'
import { branch } from './branch.js'
import { offeredChoices } from './choices.js'
import { withoutStory } from './outcome.js'

const start = walked(STORY, [])
const inputs = fc.array(anyBranchInput, { maxLength: 60 })

function choose(node: string, choice: number): PlayInput {
  return { type: 'choose', node, choice }
}

function offered(choices: readonly number[]): number[] {
  return offeredChoices(STORY, walked(STORY, choices)).map(({ index }) => index)
}

function isEnding({ at }: BranchState): boolean {
  return STORY.endings.some(({ key }) => key === at)
}

describe('choosing', () => {
  it('leads on, and remembers what the choices set', () => {
    expect(start).toEqual({ path: [], at: 'door', flags: [] })
    expect(walked(STORY, [0, 1, 0, 0])).toEqual({
      path: [
        { node: 'door', choice: 0 },
        { node: 'hall', choice: 1 },
        { node: 'desk', choice: 0 },
        { node: 'hall', choice: 0 },
      ],
      at: 'desk',
      flags: ['key', 'lamp'],
    })
  })

  it('offers what is required and not forbidden, by the places of the content', () => {
    expect(offered([])).toEqual([0, 1])
    expect(offered([0])).toEqual([0, 1])
    expect(offered([0, 0, 0])).toEqual([1, 2])
    expect(offered([0, 1, 0])).toEqual([0])
    expect(offered([0, 0, 0, 1, 0])).toEqual([2])
    expect(offered([0, 0, 0, 2])).toEqual([1, 2])
    expect(offered([0, 0, 0, 1, 0, 2])).toEqual([0, 2])
    expect(offered([1])).toEqual([])
  })

  it('requires all of several flags, and forbids any of them', () => {
    const content = branchOf(
      {
        start: [{ to: 'next', sets: ['a'] }, { to: 'next', sets: ['a', 'b'] }, { to: 'next' }],
        next: [
          { to: 'end', requires: ['a', 'b'] },
          { to: 'end', forbids: ['a', 'b'] },
        ],
      },
      ['end', 'other'],
    )
    const indices = (choice: number) =>
      offeredChoices(content, walked(content, [choice])).map(({ index }) => index)
    expect([indices(0), indices(1), indices(2)]).toEqual([[], [0], [1]])
  })

  it('is refused of what is not offered, of another scene, and at an ending', () => {
    const hall = walked(STORY, [0])
    for (const input of [
      choose('hall', 2),
      choose('hall', 3),
      choose('hall', -1),
      choose('door', 0),
    ])
      expect(branch.reduce(STORY, hall, input)).toBeNull()
    const home = walked(STORY, [1])
    for (const input of [choose('home', 0), choose('door', 1)])
      expect(branch.reduce(STORY, home, input)).toBeNull()
  })
})

describe('going back', () => {
  it('forgets what was set on the way back alone', () => {
    const state = walked(STORY, [0, 1, 0, 0])
    const back = branch.reduce(STORY, state, { type: 'back' })
    expect(back).toEqual(walked(STORY, [0, 1, 0]))
    expect(back?.flags).toEqual(['lamp'])
  })

  it('is refused at the start, and possible at an ending', () => {
    expect(branch.reduce(STORY, start, { type: 'back' })).toBeNull()
    expect(branch.reduce(STORY, walked(STORY, [1]), { type: 'back' })).toEqual(start)
  })

  it('is as if the choice had not been made, wherever it was', () => {
    fc.assert(
      fc.property(inputs, anyBranchInput, (tried, input) => {
        const state = tried.reduce((at, each) => branch.reduce(STORY, at, each) ?? at, start)
        if (input.type === 'back') return
        const following = branch.reduce(STORY, state, input)
        if (following === null) return
        expect(branch.reduce(STORY, following, { type: 'back' })).toEqual(state)
      }),
    )
  })
})

describe('progress', () => {
  it('is the way so far, of that and the shortest there is from here', () => {
    expect(branch.progress(STORY, start)).toEqual({ done: 0, total: 1 })
    expect(branch.progress(STORY, walked(STORY, [0]))).toEqual({ done: 1, total: 3 })
    expect(branch.progress(STORY, walked(STORY, [0, 0]))).toEqual({ done: 2, total: 5 })
    expect(branch.progress(STORY, walked(STORY, [1]))).toEqual({ done: 1, total: 1 })
  })

  it('is full at endings alone, and its total never falls with a choice', () => {
    fc.assert(
      fc.property(inputs, (tried) => {
        let state = start
        for (const input of tried) {
          const before = branch.progress(STORY, state)
          state = branch.reduce(STORY, state, input) ?? state
          const { done, total } = branch.progress(STORY, state)
          expect(done).toBe(state.path.length)
          expect(done === total).toBe(isEnding(state))
          expect(branch.outcome(STORY, state) === null).toBe(!isEnding(state))
          const [least, most] = [before.total, total].toSorted((a, b) => a - b)
          expect([before.total, total]).toEqual(
            input.type === 'choose' ? [least, most] : [most, least],
          )
        }
      }),
    )
  })

  it('is told where no ending can be reached, too', () => {
    const content = branchOf({ a: [{ to: 'b' }], b: [{ to: 'a' }] }, ['x', 'y'])
    const { done, total } = branch.progress(content, walked(content, [0]))
    expect(done).toBeLessThan(total)
  })
})

describe('the outcome', () => {
  it('has the ending, the last scene and the way there', () => {
    expect(endedBy(STORY, [0, 1, 0, 0, 0, 2, 0])).toEqual({
      kind: 'branch',
      resultKey: 'garden',
      ending: {
        key: 'garden',
        title: '결말 garden',
        line: 'garden의 뜻',
        picture: { url: '/pictures/garden.svg', alt: 'garden' },
      },
      endingCount: 3,
      text: '마지막 장면 garden',
      path: [
        { node: 'door', choice: 0, chosen: 'door에서 hall', isFork: true },
        { node: 'hall', choice: 1, chosen: 'hall에서 desk', isFork: true },
        { node: 'desk', choice: 0, chosen: 'desk에서 hall', isFork: false },
        { node: 'hall', choice: 0, chosen: 'hall에서 desk', isFork: false },
        { node: 'desk', choice: 0, chosen: 'desk에서 hall', isFork: false },
        { node: 'hall', choice: 2, chosen: 'hall에서 gate', isFork: false },
        { node: 'gate', choice: 0, chosen: 'gate에서 garden', isFork: true },
      ],
    })
  })

  it('gives nothing of the story to others than its player', () => {
    const outcome = endedBy(STORY, [0, 0, 0, 2, 1])
    expect(withoutStory(outcome)).toEqual({ ...outcome, text: null, path: [] })
  })
})

it('says which scene it is, or which ending', () => {
  expect(branch.announce(STORY, start)).toBe('1번째 장면, 고를 수 있는 것 2개')
  expect(branch.announce(STORY, walked(STORY, [0, 1, 0]))).toBe('4번째 장면, 고를 수 있는 것 1개')
  expect(branch.announce(STORY, walked(STORY, [1]))).toBe('결말: 결말 home')
})

describe('the preview', () => {
  const of = (text: string) =>
    branchKind.preview({
      ...STORY,
      nodes: STORY.nodes.map((node) => (node.key === 'door' ? { ...node, text } : node)),
    })

  it('is the first sentence, as far as there is space', () => {
    expect(of('문이 열렸어요. 누가 왔어요.')).toBe('문이 열렸어요.')
    expect(of('“누구세요?” 대답이 없어요.')).toBe('“누구세요?”')
    expect(of('누구?\n\n아무도 없어요.')).toBe('누구?')
    expect(of('누구！ 저예요。 들어와요.')).toBe('누구！')
    expect(of('가'.repeat(80))).toBe(`${'가'.repeat(59)}…`)
  })
})
