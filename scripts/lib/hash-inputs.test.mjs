import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { it } from 'node:test'
import { listBuildInputs } from './hash-inputs.mjs'
import { ROOT } from './paths.mjs'

const CONTENT = 'packages/story-content'
const yaml = globSync('{themes,common}/**/*.yaml', { cwd: join(ROOT, CONTENT) })

it('builds the themes again when any of their YAML changes', () => {
  const inputs = new Set(listBuildInputs().map((file) => relative(ROOT, file)))
  assert.ok(yaml.length > 50, 'the YAML of the themes is not found')
  assert.deepEqual(
    yaml.filter((file) => !inputs.has(`${CONTENT}/${file}`)),
    [],
  )
})

it('has turbo build the themes again when any of their YAML changes', () => {
  const turbo = join(ROOT, 'node_modules', '.bin', 'turbo')
  const args = ['run', 'build', '--filter=@doran/story-content', '--dry=json']
  const printed = execFileSync(turbo, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  const { tasks } = JSON.parse(printed)
  const task = tasks.find(({ taskId }) => taskId === '@doran/story-content#build')
  assert.deepEqual(
    yaml.filter((file) => !Object.hasOwn(task.inputs, file)),
    [],
  )
})
