import { globSync } from 'node:fs'
import { join } from 'node:path'
import { circleFaults } from './structure/circles.mjs'
import { ROOMS } from './structure/rooms.mjs'
import { tableFaults } from './structure/tables.mjs'

/** `pnpm lint:structure`: no circle among folders, and no table that a module names without its owner's permission. */
const root = join(import.meta.dirname, '..')

const rooms = ROOMS.flatMap(({ root: pattern, depth }) =>
  globSync(pattern, { cwd: root }).map((folder) => ({ root: folder.replaceAll('\\', '/'), depth })),
)
const faults = [
  ...rooms.flatMap((room) => circleFaults(root, room)),
  ...tableFaults(root, 'apps/api/src'),
]
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
