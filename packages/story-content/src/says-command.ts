import { parseArgs } from 'node:util'
import type { CompiledTheme } from '@doran/story-engine'
import { judgeLine, meaningsOf, meantBy, type Meaning } from '@doran/story-engine/hearing'
import { besidesIn } from './fit/labelled-lines.js'
import { contentRoot } from './content-root.js'
import { openCompiled } from './open-theme.js'
import { knownSlugs } from './terminal/require-slug.js'
import { runCommand, type Print } from './terminal/run-command.js'

const LEAST = 0.8

type Verdict = { place: string; text: string; own: Meaning; taken: Meaning | null }

/**
 * Says every example of a choice and of an answer in its scene as if it were not one of its examples, all choices open,
 * and prints how many are still taken for what they mean, and how many for another choice.
 */
function says(words: string[], print: Print): number {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      wrong: { type: 'boolean', default: false },
      root: { type: 'string', default: contentRoot() },
    },
  })
  const { root } = values
  const rates = knownSlugs(root, positionals).map((slug) => {
    const verdicts = leaveOneOut(openCompiled(root, slug))
    const choices = verdicts.filter(({ own }) => own.kind === 'move')
    const answers = verdicts.filter(({ own }) => own.kind !== 'move')
    print(`${slug}: choices ${line(choices)}; answers ${line(answers)}`)
    if (values.wrong) {
      for (const { place, text, own, taken } of verdicts) {
        if (taken !== own) print(`  ${place}: ${text} → ${nameOf(taken)}, not ${nameOf(own)}`)
      }
    }
    return share(choices, ({ own, taken }) => own === taken)
  })
  return rates.every((rate) => rate >= LEAST) ? 0 : 1
}

function leaveOneOut(theme: CompiledTheme): Verdict[] {
  const besides = besidesIn(theme)
  return [...theme.scenes.values()].flatMap((scene) => {
    const { meanings, index } = meaningsOf(theme, scene)
    return index.examples.flatMap(({ text, meaning }, without): Verdict[] => {
      const own = meanings[meaning]
      if (!own || !['move', 'answer', 'asked'].includes(own.kind) || text === own.label) return []
      const judged = judgeLine(theme, scene, { text, isSaid: false }, besides(own), without)
      return [{ place: scene.id, text, own, taken: meantBy(judged) }]
    })
  })
}

function line(verdicts: readonly Verdict[]): string {
  const own = share(verdicts, (known) => known.own === known.taken)
  const other = share(
    verdicts,
    (known) => known.taken?.kind === 'move' && known.own !== known.taken,
  )
  return `${verdicts.length}, own ${percent(own)}, another choice ${percent(other)}`
}

function share(verdicts: readonly Verdict[], holds: (verdict: Verdict) => boolean): number {
  return verdicts.length === 0 ? 1 : verdicts.filter(holds).length / verdicts.length
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}

function nameOf(meaning: Meaning | null): string {
  if (!meaning) return 'nothing'
  switch (meaning.kind) {
    case 'move':
      return meaning.move.id
    case 'answer':
      return meaning.answer.key
    case 'asked':
      return meaning.reply.key
    case 'reply':
      return meaning.reply
    case 'outside':
      return meaning.outside
  }
}

runCommand(says)
