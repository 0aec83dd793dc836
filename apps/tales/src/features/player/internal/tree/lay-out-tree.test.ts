// @vitest-environment node
import type { TreeNode } from '@doran/contract'
import { expect, test } from 'vitest'
import { layOutTree, type TreeWay } from './lay-out-tree'

function node(turnId: string, parentId: string | null, over: Partial<TreeNode> = {}): TreeNode {
  return {
    turnId,
    parentId,
    sessionId: 's1',
    index: Number(turnId.slice(1)),
    label: turnId,
    isOnPath: false,
    isLeaf: false,
    ending: null,
    ...over,
  }
}
const ON = { isOnPath: true }

test('scenes of the same input are told apart by their order', () => {
  const [way] = layOutTree([
    node('a0', null, ON),
    node('a1', 'a0', { label: '문을 연다' }),
    node('b1', 'a0', { ...ON, label: '문을 연다' }),
    node('c1', 'a0', { label: '돌아선다' }),
  ])
  const tellings = way?.steps.flatMap(({ node: { turnId }, telling, sideWays }) => [
    [turnId, telling],
    ...sideWays.flatMap(({ steps }) => steps.map((step) => [step.node.turnId, step.telling])),
  ])
  expect(tellings).toEqual([
    ['a0', null],
    ['a1', 1],
    ['c1', null],
    ['b1', 2],
  ])
})

/** `a0 a1[b2] a2`: what leaves stands in brackets behind its scene. */
function draw({ steps }: TreeWay): string {
  return steps
    .map(
      ({ node: { turnId }, sideWays }) => turnId + sideWays.map((way) => `[${draw(way)}]`).join(''),
    )
    .join(' ')
}
const drawn = (nodes: TreeNode[]) => layOutTree(nodes).map(draw)

test('the way that is read goes straight on, and others leave it', () => {
  const nodes = [
    node('a0', null, ON),
    node('b3', 'a2'),
    node('a2', 'a0', ON),
    node('a4', 'a2', ON),
    node('c9', 'b3'),
    node('d5', 'b3'),
  ]
  expect(drawn(nodes)).toEqual(['a0 a2[b3[c9] d5] a4'])
})

test('without the nodes above them the ways stand beside each other', () => {
  expect(drawn([node('a8', 'gone', ON), node('a9', 'a8', ON), node('b6', 'gone')])).toEqual([
    'b6',
    'a8 a9',
  ])
})

test('takes a tree of ten thousand scenes in a row', () => {
  const nodes = Array.from({ length: 10_000 }, (_, at) =>
    node(`a${at}`, at === 0 ? null : `a${at - 1}`),
  )
  expect(layOutTree(nodes)[0]?.steps).toHaveLength(10_000)
})
