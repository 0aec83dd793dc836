import { describe, expect, it } from 'vitest'
import { branchOf, STORY } from '../fixtures/branch-content.js'
import { checkBranch } from './check.js'

it('finds nothing wrong with a story as it is', () => {
  expect(checkBranch(STORY)).toEqual([])
})

it('allows loops that can be left', () => {
  const content = branchOf({ a: [{ to: 'b' }], b: [{ to: 'a' }, { to: 'x' }, { to: 'y' }] }, [
    'x',
    'y',
  ])
  expect(checkBranch(content)).toEqual([])
})

describe('finds', () => {
  it('a start that is not there', () => {
    expect(checkBranch({ ...STORY, start: 'nowhere' })).toEqual([
      'start: there is no scene nowhere',
    ])
    expect(checkBranch({ ...STORY, start: 'home' })).toEqual(['start: there is no scene home'])
  })

  it('keys that stand twice, in scenes and endings together', () => {
    const [door] = STORY.nodes
    const [ending] = STORY.endings
    const nodes = door ? [...STORY.nodes, door] : []
    const endings = ending ? [...STORY.endings, { ...ending, key: 'hall' }] : []
    expect(checkBranch({ ...STORY, nodes })).toEqual(['the key door stands twice'])
    expect(checkBranch({ ...STORY, endings })).toEqual(['the key hall stands twice'])
  })

  it('choices that lead to nothing', () => {
    const content = branchOf({ a: [{ to: 'x' }, { to: 'y' }, { to: 'z' }], b: [{ to: 'x' }] }, [
      'x',
      'y',
    ])
    expect(checkBranch(content)).toEqual(['nodes.a: nothing is called z'])
  })

  it('flags that nothing sets', () => {
    const content = branchOf(
      {
        a: [
          { to: 'x', requires: ['key'] },
          { to: 'y', forbids: ['lamp'] },
        ],
      },
      ['x', 'y'],
    )
    expect(checkBranch(content)).toEqual([
      'nodes.a: “a에서 x” asks for key, which nothing sets',
      'nodes.a: “a에서 y” asks for lamp, which nothing sets',
    ])
  })

  it('choices that require and forbid the same', () => {
    const content = branchOf(
      {
        a: [{ to: 'b', sets: ['key'] }, { to: 'b' }],
        b: [{ to: 'x', requires: ['key'], forbids: ['key'] }, { to: 'y' }],
      },
      ['x', 'y'],
    )
    expect(checkBranch(content)).toEqual(['nodes.b: “b에서 x” requires and forbids key'])
  })

  it('scenes and endings that nothing leads to', () => {
    const content = branchOf({ a: [{ to: 'x' }], b: [{ to: 'y' }] }, ['x', 'y'])
    expect(checkBranch(content)).toEqual(['b: nothing leads to it', 'y: nothing leads to it'])
  })

  it('choices that are never offered, as their flag is set only behind themselves', () => {
    const content = branchOf(
      {
        a: [{ to: 'x' }, { to: 'y' }, { to: 'b', requires: ['key'] }],
        b: [{ to: 'a', sets: ['key'] }],
      },
      ['x', 'y'],
    )
    expect(checkBranch(content)).toEqual([
      'b: nothing leads to it',
      'nodes.a: “a에서 b” is never offered',
    ])
  })

  it('choices whose flags exclude each other on every way', () => {
    const content = branchOf(
      {
        a: [
          { to: 'b', sets: ['left'] },
          { to: 'b', sets: ['right'] },
        ],
        b: [{ to: 'x' }, { to: 'y' }, { to: 'x', text: '둘 다', requires: ['left', 'right'] }],
      },
      ['x', 'y'],
    )
    expect(checkBranch(content)).toEqual(['nodes.b: “둘 다” is never offered'])
  })

  it('scenes where nothing can be chosen, with what is remembered there', () => {
    const content = branchOf(
      {
        a: [{ to: 'b', sets: ['key', 'lamp'] }, { to: 'b' }, { to: 'y' }],
        b: [{ to: 'x', forbids: ['key'] }],
      },
      ['x', 'y'],
    )
    expect(checkBranch(content)).toEqual(['nodes.b (key, lamp): nothing can be chosen'])
  })

  it('loops without a way out', () => {
    const content = branchOf(
      {
        a: [{ to: 'x' }, { to: 'y' }, { to: 'b', sets: ['key'] }],
        b: [
          { to: 'c' },
          { to: 'x', forbids: ['key'] },
          { to: 'y', text: '나가기', requires: ['out'] },
        ],
        c: [{ to: 'b' }, { to: 'b', text: '찾기', sets: ['out'], forbids: ['key'] }],
      },
      ['x', 'y'],
    )
    expect(checkBranch(content)).toEqual([
      'nodes.b: “b에서 x” is never offered',
      'nodes.b: “나가기” is never offered',
      'nodes.c: “찾기” is never offered',
      'nodes.b (key): no ending can be reached',
      'nodes.c (key): no ending can be reached',
    ])
  })

  it('stories with more states than can be looked through', () => {
    const flags = Array.from({ length: 15 }, (_, at) => `flag-${at}`)
    const scenes = flags.map(
      (flag, at) =>
        [
          `scene-${at}`,
          [
            { to: at < 14 ? `scene-${at + 1}` : 'last', sets: [flag] },
            { to: at < 14 ? `scene-${at + 1}` : 'last' },
          ],
        ] as const,
    )
    const last = flags.slice(0, 5).map((flag) => ({ to: 'x', text: flag, requires: [flag] }))
    const content = branchOf({ ...Object.fromEntries(scenes), last: [...last, { to: 'y' }] }, [
      'x',
      'y',
    ])
    expect(checkBranch(content)).toEqual([
      'more than 20000 ways to stand: fewer conditions, please',
    ])
  })
})
