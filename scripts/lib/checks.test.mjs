import assert from 'node:assert/strict'
import { test } from 'node:test'
import { msOf, troubleOf } from './checks.mjs'

const types = { name: 'types', tasks: ['typecheck', 'build'] }
const ran = (taskId, exitCode) => ({ taskId, task: taskId.split('#')[1], execution: { exitCode } })
const at = (task, startTime, endTime) => ({ task, execution: { startTime, endTime } })
const PASSED = [ran('@doran/a#build', 0), ran('@doran/a#typecheck', 0), ran('//#lint', 0)]

void test('is good where all of its tasks have ended well', () =>
  assert.equal(troubleOf(types, { code: 0, lines: [], tasks: PASSED }), ''))

void test('shows what the failed task said, and nothing of others', () => {
  const tasks = [...PASSED, ran('@doran/b#typecheck', 2)]
  const lines = ['@doran/b:typecheck: src/a.ts: no', '@doran/a:typecheck: fine']
  const trouble = troubleOf(types, { code: 1, lines, tasks })
  assert.equal(trouble, '@doran/b#typecheck failed\n@doran/b:typecheck: src/a.ts: no')
})

void test('is bad where a build that types wait for has failed', () => {
  const tasks = [...PASSED, ran('@doran/b#build', 1)]
  assert.match(troubleOf(types, { code: 1, lines: [], tasks }), /^@doran\/b#build failed/)
})

void test('is bad for a task that was never started', () => {
  const tasks = [...PASSED, { taskId: '@doran/b#typecheck', task: 'typecheck' }]
  assert.match(troubleOf(types, { code: 1, lines: [], tasks }), /@doran\/b#typecheck failed/)
})

void test('is good where only another check has failed', () => {
  const tasks = [...PASSED, ran('//#unused', 1)]
  assert.equal(troubleOf(types, { code: 1, lines: [], tasks }), '')
})

void test('is bad where turbo has not run it, or has ended badly without saying why', () => {
  const lines = ['turbo.json: cannot be read']
  assert.equal(troubleOf(types, { code: 1, lines, tasks: [] }), 'turbo.json: cannot be read')
  assert.equal(troubleOf(types, { code: 1, lines, tasks: PASSED }), 'turbo.json: cannot be read')
  assert.notEqual(troubleOf(types, { code: 0, lines: [], tasks: [] }), '')
})

void test('has taken from its first task to the end of its last', () => {
  const tasks = [at('build', 10, 40), at('typecheck', 30, 90), at('lint', 0, 500)]
  assert.equal(msOf(types, { tasks }), 80)
})
