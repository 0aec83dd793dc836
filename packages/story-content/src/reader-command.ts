import { parseArgs } from 'node:util'
import { PLAYERS, readTheme } from '@doran/story-engine'
import { COMMON_SHELF, openShelf, unreadTexts } from './ledger/shelf.js'
import { contentRoot } from './content-root.js'
import { openCompiled } from './open-theme.js'
import { requireSlug } from './terminal/require-slug.js'
import { printTexts } from './terminal/print-texts.js'
import { printTranscript } from './terminal/print-transcript.js'
import { runCommand, type Print } from './terminal/run-command.js'
import { UsageError } from './terminal/usage-error.js'

/** Prints a play-through, or with `--texts` and `--unread` the texts themselves. */
function read(words: string[], print: Print): number {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      player: { type: 'string', default: 'curious' },
      all: { type: 'boolean', default: false },
      texts: { type: 'boolean', default: false },
      unread: { type: 'boolean', default: false },
      root: { type: 'string', default: contentRoot() },
    },
  })
  const { root } = values
  const slug = requireSlug(root, positionals, [COMMON_SHELF])
  if (values.texts || values.unread || slug === COMMON_SHELF) {
    const shelf = openShelf(root, slug)
    print(printTexts(values.unread ? unreadTexts(shelf) : shelf.texts))
    return 0
  }
  const theme = openCompiled(root, slug)
  const seed = seedOf(values.seed)
  for (const player of values.all ? PLAYERS : [playerOf(values.player)]) {
    print(`${printTranscript(theme.source.title, readTheme(theme, { seed, player }))}\n`)
  }
  return 0
}

function seedOf(word: string): number {
  const seed = Number(word)
  if (!Number.isSafeInteger(seed)) throw new UsageError(`--seed must be an integer, not "${word}"`)
  return seed
}

function playerOf(word: string) {
  const player = PLAYERS.find((known) => known === word)
  if (!player) throw new UsageError(`--player is one of ${PLAYERS.join(', ')}`)
  return player
}

runCommand(read)
