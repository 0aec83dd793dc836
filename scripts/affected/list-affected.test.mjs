import assert from 'node:assert/strict'
import { it } from 'node:test'
import { affectedLists } from './list-affected.mjs'

const WORKSPACE = [
  { name: '@doran/korean', isPublished: true, scripts: ['build', 'test', 'typecheck', 'bench'] },
  { name: '@doran/e2e', isPublished: false, scripts: ['typecheck', 'test:e2e'] },
]
const hit = (owner, name, reason = 'TaskFileChanged') => ({
  name,
  package: { name: owner },
  reason: { __typename: reason },
})

it('lists what turbo names, by task, with the reason', () => {
  const items = [
    hit('@doran/korean', 'test'),
    hit('@doran/e2e', 'typecheck', 'TaskDependencyTaskChanged'),
  ]
  const lists = affectedLists(items, WORKSPACE)
  assert.deepEqual(lists.test, ['@doran/korean'])
  assert.deepEqual(lists.build, [])
  assert.deepEqual(
    lists.packages.map(({ why }) => why),
    ['it changed', 'it depends on what changed'],
  )
})

it('leaves out what a package has no script for', () =>
  assert.deepEqual(affectedLists([hit('@doran/e2e', 'test')], WORKSPACE).test, []))

it('leaves out what is only built because something else needs it', () => {
  const lists = affectedLists([hit('@doran/korean', 'build', 'TaskAllChanged')], WORKSPACE)
  assert.deepEqual(lists.build, [])
  assert.deepEqual(lists.packages, [])
})

it('names the published packages whose build changes', () => {
  assert.deepEqual(affectedLists([hit('@doran/korean', 'test')], WORKSPACE).published, [])
  assert.deepEqual(affectedLists([hit('@doran/korean', 'build')], WORKSPACE).published, [
    '@doran/korean',
  ])
})

it('lists everything where there is no base', () => {
  const lists = affectedLists(null, WORKSPACE)
  assert.deepEqual(lists.test, ['@doran/korean'])
  assert.deepEqual(
    lists.packages.map(({ name }) => name),
    ['@doran/korean', '@doran/e2e'],
  )
})
