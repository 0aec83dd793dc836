import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { contentRoot } from '../content-root.js'

export type CommandResult = { code: number | null; out: string; err: string }

/** Runs one of the package's commands in a process of its own, from the sources. */
export function runSourceCommand(name: string, words: readonly string[]): CommandResult {
  const home = contentRoot()
  // Stripping the types of every source takes longer than most commands do.
  const NODE_COMPILE_CACHE = join(home, 'node_modules/.cache/commands')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--conditions=@doran/source',
      '--import',
      '@doran/tooling/from-source',
      join(home, 'src', `${name}-command.ts`),
      ...words,
    ],
    { encoding: 'utf8', cwd: home, env: { NODE_COMPILE_CACHE } },
  )
  return { code: status, out: stdout, err: stderr }
}
