import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StopError } from '../lib/errors.mjs'
import { pnpm, ROOT } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { listChangedFiles } from './find-base.mjs'

const TASKS = ['test', 'build', 'typecheck']
const GENERATOR = /^scripts\/(?:new|generate)/
// What turbo names beside the affected tasks because they have to run before them.
const PREREQUISITE = 'TaskAllChanged'
const WHY = {
  TaskFileChanged: 'it changed',
  TaskDependencyTaskChanged: 'it depends on what changed',
}

/** What has to run for the change since `base`, by the inputs that turbo.json declares. */
export async function listAffected(base) {
  const workspace = readWorkspace()
  const changed = base ? await listChangedFiles(base) : null
  return {
    ...affectedLists(base ? await queryTasks(base) : null, workspace),
    generator: changed?.some((file) => GENERATOR.test(file)) ?? true,
  }
}

/**
 * @param {{ name: string, package: { name: string }, reason: { __typename: string } }[] | null} items turbo's answer,
 *   null for everything
 * @param {{ name: string, isPublished: boolean, scripts: string[] }[]} workspace
 */
export function affectedLists(items, workspace) {
  const packages = workspace
    .map(({ name, isPublished, scripts }) => ({ name, isPublished, ...own(items, name, scripts) }))
    .filter(({ tasks }) => tasks.length > 0)
  const having = (task) => packages.filter(({ tasks }) => tasks.includes(task))
  return {
    packages,
    test: having('test').map(({ name }) => name),
    build: having('build').map(({ name }) => name),
    published: having('build').flatMap(({ name, isPublished }) => (isPublished ? [name] : [])),
  }
}

function own(items, owner, scripts) {
  const known = TASKS.filter((task) => scripts.includes(task))
  if (!items) return { tasks: known, why: 'there is no base' }
  const hits = items.filter(
    (item) =>
      item.package.name === owner &&
      known.includes(item.name) &&
      item.reason.__typename !== PREREQUISITE,
  )
  const reasons = hits.map(({ reason }) => WHY[reason.__typename] ?? 'what all depend on changed')
  const [why = ''] = [WHY.TaskFileChanged, ...reasons].filter((reason) => reasons.includes(reason))
  return { tasks: hits.map(({ name }) => name), why }
}

async function queryTasks(base) {
  const lines = []
  const query = ['query', 'affected', '--base', base, '--tasks', ...TASKS]
  const { code } = await run(pnpm('exec', 'turbo', ...query), {
    onLine: (line) => lines.push(line),
  })
  const text = lines.join('\n')
  const begin = text.indexOf('{\n')
  if (code !== 0 || begin < 0) throw new StopError(text || `turbo ended with ${code}`)
  return JSON.parse(text.slice(begin, text.lastIndexOf('}') + 1)).data.affectedTasks.items
}

function readWorkspace() {
  return globSync('{apps,packages}/*/package.json', { cwd: ROOT })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
    .map(({ name, private: isPrivate, scripts = {} }) => ({
      name,
      isPublished: !isPrivate,
      scripts: Object.keys(scripts),
    }))
}
