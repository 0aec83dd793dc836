import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SIGNALS } from '@doran/story-engine/hearing'
import { rowsOfExamples, rowsOfLines, type Labelled } from './fit/labelled-rows.js'
import { chanceOf, fitLogistic } from './fit/logistic.js'
import { readHearingFiles } from './hearing/hearing-files.js'
import { contentRoot, openCompiled } from './open-theme.js'
import { knownSlugs } from './terminal/require-slug.js'
import { runCommand, type Print } from './terminal/run-command.js'

const KINDS = ['move', 'answer', 'asked', 'reply', 'outside'] as const
const ROUNDS = 3
const NAMES = Object.keys(SIGNALS)

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
  const rows: Labelled[] = []
  for (const slug of knownSlugs(root, positionals)) {
    const theme = openCompiled(root, slug)
    for (const row of rowsOfExamples(theme)) rows.push(row)
    const own = entries.filter((entry) => entry.theme === slug)
    for (const row of rowsOfLines(theme, own)) rows.push(row)
  }
  const weights = Object.fromEntries(
    KINDS.map((kind) => {
      const own = rows.filter((row) => row.kind === kind)
      const fitted = fitKind(own)
      printKind(kind, own, fitted, print)
      return [kind, Object.fromEntries(NAMES.map((name, at) => [name, fitted[at] ?? 0]))]
    }),
  )
  if (values.write) writeFileSync(WEIGHTS_FILE, sourceOf(weights))
  return 0
}

const WEIGHTS_FILE = join(
  contentRoot(),
  '../story-engine/src/hearing/signals/weights.ts',
)

function sourceOf(weights: Record<string, Record<string, number>>): string {
  const kinds = Object.entries(weights).map(([kind, own]) => {
    const lines = Object.entries(own).map(([name, weight]) => `    ${name}: ${weight.toFixed(3)},`)
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

/** The clause by which each line counts is the likeliest by the weights of the round before. */
function fitKind(rows: readonly Labelled[]): number[] {
  const learned = rows.filter(({ isHeldOut }) => !isHeldOut)
  let weights: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = weights
    weights = fitLogistic(
      learned.map((row) => ({ values: bestClause(row, known), isMeant: row.isMeant })),
      NAMES.length,
    )
  }
  return weights
}

function bestClause({ clauses }: Labelled, weights: readonly number[]): readonly number[] {
  const [whole = []] = clauses
  if (weights.length === 0) return whole
  return clauses.reduce((best, other) =>
    chanceOf(weights, other) > chanceOf(weights, best) ? other : best,
  )
}

function printKind(
  kind: string,
  rows: readonly Labelled[],
  weights: readonly number[],
  print: Print,
): void {
  for (const [name, isHeldOut] of [
    ['learned', false],
    ['held out', true],
  ] as const) {
    const own = rows
      .filter((row) => row.isHeldOut === isHeldOut)
      .map((row) => ({ chance: chanceOf(weights, bestClause(row, weights)), row }))
    for (const least of [0.3, 0.5, 0.7]) {
      const taken = own.filter(({ chance }) => chance >= least)
      const right = taken.filter(({ row }) => row.isMeant).length
      const meant = own.filter(({ row }) => row.isMeant).length
      print(
        `${kind}, ${name}, at ${least}: ${own.length} rows, found ${share(right, meant)} of ${meant}, right ${share(right, taken.length)}`,
      )
    }
  }
  print(NAMES.map((name, at) => `  ${name} ${(weights[at] ?? 0).toFixed(2)}`).join('\n'))
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`
}

runCommand(fit)
