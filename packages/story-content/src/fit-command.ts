import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SIGNALS } from '@doran/story-engine/hearing'
import {
  KINDS,
  linesElsewhere,
  linesOfEntries,
  linesOfExamples,
  type Labelled,
} from './fit/labelled-lines.js'
import { chancesOf, fitSoftmax, type KindWeights } from './fit/softmax.js'
import { readElsewhere, readHearingFiles } from './hearing/hearing-files.js'
import { contentRoot } from './content-root.js'
import { openCompiled } from './open-theme.js'
import { knownSlugs } from './terminal/require-slug.js'
import { runCommand, type Print } from './terminal/run-command.js'

const NAMES = Object.keys(SIGNALS)
/** What readers typed counts as often as this for each example that an author made up. */
const TYPED = 3

/** Fits the weights of the signals by which a line is heard, and prints how well they do on what was held out. */
function fit(words: string[], print: Print): number {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      root: { type: 'string', default: contentRoot() },
    },
  })
  const { root } = values
  const entries = readHearingFiles(root)
  const elsewhere = readElsewhere(root)
  const lines = knownSlugs(root, positionals).flatMap((slug): Labelled[] => {
    const theme = openCompiled(root, slug)
    const own = entries.filter((entry) => entry.theme === slug)
    print(`${slug}: read`)
    const typed = linesOfEntries(theme, own)
    return [
      ...linesOfExamples(theme),
      ...linesElsewhere(theme, elsewhere),
      ...Array.from({ length: TYPED }, () => typed).flat(),
    ]
  })
  const learned = lines.filter(({ isHeldOut }) => !isHeldOut)
  const weights = fitSoftmax(learned, KINDS.length, NAMES.length)
  for (const kind of [...KINDS, 'none', 'elsewhere'] as const) {
    printKind(kind, lines, weights, print)
  }
  if (values.write) writeFileSync(WEIGHTS_FILE, sourceOf(weights))
  return 0
}

const LEAST = [0.3, 0.5, 0.7]

/** How many lines of a kind are taken for what they mean, and for something else, at some chances. */
function printKind(
  kind: Labelled['kind'],
  lines: readonly Labelled[],
  weights: KindWeights,
  print: Print,
): void {
  const heldOut = lines
    .filter((line) => line.isHeldOut && line.kind === kind)
    .map((line) => ({ line, likeliest: likeliestOf(line, weights) }))
  const rates = LEAST.map((least) => {
    const taken = heldOut.filter(({ likeliest }) => likeliest.chance >= least)
    const right = taken.filter(({ line, likeliest }) => likeliest.number === line.meant)
    return `at ${least} right ${share(right.length, heldOut.length)}, wrong ${share(taken.length - right.length, heldOut.length)}`
  })
  print(`${kind}: ${heldOut.length} held out; ${rates.join('; ')}`)
}

function likeliestOf(line: Labelled, weights: KindWeights): { number: number; chance: number } {
  return chancesOf(line, weights)
    .map(({ chance }, number) => ({ number, chance }))
    .reduce((best, other) => (other.chance > best.chance ? other : best), { number: -1, chance: 0 })
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`
}

const WEIGHTS_FILE = join(contentRoot(), '../story-engine/src/hearing/signals/weights.ts')

function sourceOf(weights: KindWeights): string {
  const kinds = KINDS.map((kind, number) => {
    const lines = NAMES.map(
      (name, at) => `    ${name}: ${Number((weights[number]?.[at] ?? 0).toFixed(2))},`,
    )
    return `  ${kind}: {\n${lines.join('\n')}\n  },`
  })
  return `${HEAD}{\n${kinds.join('\n')}\n}\n`
}

const HEAD = `/** By the name of the signal; one that is missing weighs nothing. */
export type Weights = Readonly<Record<string, number>>

/** Fitted by \`fit\` of \`@doran/story-content\`; not to be edited by hand. */
export const WEIGHTS: Readonly<
  Record<'move' | 'answer' | 'asked' | 'reply' | 'outside', Weights>
> = `

runCommand(fit)
