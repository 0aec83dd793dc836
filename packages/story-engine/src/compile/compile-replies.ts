import type { ThemeSource } from '../theme-schema.js'
import type { CompiledReplies, CompiledReply } from './compiled-theme.js'
import type { Known } from './known-names.js'
import { fault, testsOf, type FaultLog } from './expressions-of.js'

type PersonSource = ThemeSource['replies'][number]

/** The name under which replies stand for scenes where nobody is there. */
export const ALONE = '혼자'

export function compileReplies(
  people: ThemeSource['replies'],
  known: Known,
  log: FaultLog,
): Map<string, CompiledReplies> {
  return new Map(people.map((person) => [person.name, compilePerson(person, known, log)] as const))
}

function compilePerson(
  { name, kinds, asked }: PersonSource,
  known: Known,
  log: FaultLog,
): CompiledReplies {
  const where = `replies.${name}`
  if (name !== ALONE && !known.cast.has(name)) {
    fault(log, 'unknown-cast', where, `nobody is called "${name}"`)
  }
  const compile = (
    { when, text }: { when: readonly string[]; text: string },
    path: string,
  ): CompiledReply => ({
    key: `~reply/${name}/${path}`,
    when: testsOf(when, `${where}.${path}`, known, log),
    text,
  })
  return {
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, list]) => [
        kind,
        list.map((reply, index) => compile(reply, `kinds.${kind}.${index}`)),
      ]),
    ),
    asked: asked.map((entry, index) => ({
      ...compile(entry, `asked.${index}`),
      says: entry.says,
    })),
  }
}
