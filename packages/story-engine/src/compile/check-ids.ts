import type { ThemeSource } from '../theme-schema.js'
import { fault, type FaultLog } from './expressions-of.js'
import { repeatsIn } from './repeats.js'

/** Ids of scenes and moves and keys of endings are the addresses of all that stands under them. */
export function checkIds({ scenes, endings }: ThemeSource, log: FaultLog): void {
  for (const { index, name } of repeatsIn(scenes.map(({ id }) => id))) {
    fault(log, 'double-scene', `scenes.${index}.id`, `another scene has the id "${name}"`)
  }
  for (const { index, name } of repeatsIn(endings.map(({ key }) => key))) {
    fault(log, 'double-ending', `endings.${index}.key`, `another ending has the key "${name}"`)
  }
  for (const [scene, { moves }] of scenes.entries()) {
    for (const { index, name } of repeatsIn(moves.map(({ id }) => id))) {
      const where = `scenes.${scene}.moves.${index}.id`
      fault(log, 'double-move', where, `another move has the id "${name}"`)
    }
  }
}
