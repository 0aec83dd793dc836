import { StopError } from '../lib/errors.mjs'
import { run } from '../lib/run.mjs'

const DEFAULT = 'origin/main'
// What a push names as its base when the branch is new.
const NO_COMMIT = /^0+$/

/** The commit that a change began at; null where there is none, so that everything counts as changed. */
export async function findBase(name = DEFAULT) {
  if (NO_COMMIT.test(name)) return null
  const { code, tail } = await run(['git', ['merge-base', name, 'HEAD']])
  if (code === 0) return tail.at(-1)
  throw new StopError(
    `"${name}" is no commit that this one has an ancestor in common with. Fetch it, or name another with --base.`,
  )
}

/** Every file that differs from the base, what is not committed included. */
export async function listChangedFiles(base) {
  const lists = await Promise.all([
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set(lists.flat())]
}

/** A file as it was at the base, or null. */
export async function readAtBase(base, file) {
  const lines = []
  const command = ['git', ['show', `${base}:${file}`]]
  const { code } = await run(command, { onLine: (line) => lines.push(line) })
  return code === 0 ? lines.join('\n') : null
}

async function git(...args) {
  const lines = []
  const command = ['git', ['-c', 'core.quotePath=false', ...args]]
  const { code, tail } = await run(command, { onLine: (line) => lines.push(line) })
  if (code !== 0) throw new StopError([...tail, `git ${args[0]} failed`].join('\n'))
  return lines
}
