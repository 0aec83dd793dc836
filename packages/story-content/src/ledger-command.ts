import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { VERDICTS, type Reading } from './ledger/ledger-file.js'
import { markTexts } from './ledger/mark-texts.js'
import {
  COMMON_SHELF,
  openShelf,
  unreadTexts,
  type Shelf,
  type ShelvedText,
} from './ledger/shelf.js'
import { textsInTranscript } from './ledger/texts-in-transcript.js'
import { contentRoot } from './content-root.js'
import { knownSlugs, requireSlug } from './terminal/require-slug.js'
import { runCommand, type Print } from './terminal/run-command.js'
import { UsageError } from './terminal/usage-error.js'

/** Lists unread texts, or with `--mark` records a reading. */
function ledger(words: string[], print: Print): number {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      mark: { type: 'string' },
      reader: { type: 'string' },
      from: { type: 'string', multiple: true },
      at: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      note: { type: 'string' },
      on: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      root: { type: 'string', default: contentRoot() },
    },
  })
  const { root } = values
  if (values.mark === undefined) {
    return listUnread(root, knownSlugs(root, positionals, [COMMON_SHELF]), print)
  }
  const shelf = openShelf(root, requireSlug(root, positionals, [COMMON_SHELF]))
  const reading = readingOf(values.mark, values)
  const { marked, dropped, unread } = markTexts(shelf, chooseTexts(shelf, values), reading)
  print(`${shelf.name}: ${marked} marked ${reading.verdict}, ${dropped} dropped, ${unread} unread`)
  return 0
}

function listUnread(root: string, names: readonly string[], print: Print): number {
  let count = 0
  for (const name of names) {
    const shelf = openShelf(root, name)
    const unread = unreadTexts(shelf)
    for (const { place, where, hash, text } of unread) {
      print(`${place} unread ${where} ${hash} ${text.slice(0, 24).replaceAll('\n', ' ')}`)
    }
    print(`${name}: ${unread.length} of ${shelf.texts.length} texts unread`)
    count += unread.length
  }
  return count > 0 ? 1 : 0
}

type Options = { reader?: string; note?: string; on: string }

function readingOf(word: string, { reader, note, on }: Options): Reading {
  const verdict = VERDICTS.find((known) => known === word)
  if (!verdict) throw new UsageError(`--mark is one of ${VERDICTS.join(', ')}`)
  if (!reader) throw new UsageError('--reader names the role of who read: author, editor …')
  return { verdict, reader, on, ...(note ? { note } : {}) }
}

function chooseTexts(
  { texts }: Shelf,
  { from = [], at = [], all }: { from?: string[]; at?: string[]; all: boolean },
): readonly ShelvedText[] {
  const named = at.flatMap((name) => textsAt(texts, name))
  if (all) return texts
  if (from.length + at.length === 0) {
    throw new UsageError('say which texts were read: --from <transcript>, --at <address> or --all')
  }
  const shown = from.flatMap((path) => textsInTranscript(texts, readTranscript(path)))
  return [...shown, ...named]
}

function textsAt(texts: readonly ShelvedText[], name: string): ShelvedText[] {
  const named = texts.filter(
    ({ where, hash }) => hash === name || where === name || where.startsWith(`${name}.`),
  )
  if (named.length === 0) {
    throw new UsageError(`no text stands at "${name}"; read --texts prints every address`)
  }
  return named
}

function readTranscript(path: string): string {
  if (!existsSync(path)) throw new UsageError(`there is no transcript at ${path}`)
  return readFileSync(path, 'utf8')
}

runCommand(ledger)
