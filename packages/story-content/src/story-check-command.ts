import { parseArgs } from 'node:util'
import type { TellingProblem } from '@doran/story-engine'
import { storyFigures, type StoryFigures } from './lint/story-figures.js'
import { contentRoot } from './content-root.js'
import { openCompiled } from './open-theme.js'
import { knownSlugs } from './terminal/require-slug.js'
import { runCommand, type Print } from './terminal/run-command.js'
import { UsageError } from './terminal/usage-error.js'

const NAMES: Record<TellingProblem['code'], string> = {
  'no-ending': 'dead ends',
  'few-choices': 'turns without three choices',
  'same-choice': 'choices offered twice',
  'empty-text': 'turns without a text',
  'open-slot': 'empty slots',
  particle: 'particle errors',
  'speaks-for-player': 'lines spoken for the player',
  'same-paragraph': 'paragraphs told twice in a row',
}
const SHOWN = 20

/** Plays every theme (or those named) by many seeds and each kind of player, and prints the figures. */
function checkStories(words: string[], print: Print): number {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      seeds: { type: 'string', default: '50' },
      root: { type: 'string', default: contentRoot() },
    },
  })
  const { root } = values
  const count = Number(values.seeds)
  if (!Number.isInteger(count) || count < 1) throw new UsageError('--seeds must be 1 or more')
  const seeds = Array.from({ length: count }, (_, index) => index + 1)
  let violations = 0
  for (const slug of knownSlugs(root, positionals)) {
    const startedAt = performance.now()
    const figures = storyFigures(openCompiled(root, slug), seeds)
    const seconds = (performance.now() - startedAt) / 1000
    print(`${slug}: ${figures.plays} plays, ${figures.turns} turns, ${seconds.toFixed(1)} s`)
    printFigures(figures, print)
    violations += figures.problems.length
  }
  print(`${violations} violations`)
  return violations > 0 ? 1 : 0
}

function printFigures(figures: StoryFigures, print: Print): void {
  const { plays, problems, repetition, endings, turnsToEnding } = figures
  for (const [code, name] of Object.entries(NAMES)) {
    print(`  ${name}: ${problems.filter((problem) => problem.code === code).length}`)
  }
  print(`  repeated 8-grams: ${(repetition * 100).toFixed(2)} %`)
  for (const { player, fewest, median, most } of turnsToEnding) {
    print(`  turns of ${player}: ${fewest}–${most}, median ${median}`)
  }
  for (const { key, plays: reached } of endings) {
    print(`  ending ${key}: ${reached} of ${plays} plays`)
  }
  for (const problem of problems.slice(0, SHOWN)) print(`  ${describe(problem)}`)
  if (problems.length > SHOWN) print(`  … and ${problems.length - SHOWN} more`)
}

function describe({ code, player, seed, turn, detail }: TellingProblem): string {
  const shown = detail.replaceAll('\n', ' ').slice(0, 160)
  return `[${code}] --seed ${seed} --player ${player}, turn ${turn}: ${shown}`
}

runCommand(checkStories)
