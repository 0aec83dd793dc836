import { parseArgs } from 'node:util'
import {
  judgeHearing,
  LabelError,
  type CompiledTheme,
  type HearingVerdict,
} from '@doran/story-engine'
import { readHearingFiles, type HearingEntry } from './hearing/hearing-files.js'
import { hearingRates, isBeyondLimits, type HearingRates } from './hearing/hearing-rates.js'
import { contentRoot } from './content-root.js'
import { openCompiled } from './open-theme.js'
import { runCommand, type Print } from './terminal/run-command.js'
import { UsageError } from './terminal/usage-error.js'

type Judged = { entry: HearingEntry; verdict: HearingVerdict }
type Judgement = Judged | { fault: string }

/** Says the labelled inputs of `hearing/*.yaml` to the themes (all, or those named) and prints how they are heard. */
function hear(words: string[], print: Print): number {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      wrong: { type: 'boolean', default: false },
      file: { type: 'string', multiple: true },
      root: { type: 'string', default: contentRoot() },
    },
  })
  const { root } = values
  const entries = readHearingFiles(root).filter(
    ({ theme, place }) =>
      (positionals.length === 0 || positionals.includes(theme)) &&
      (values.file === undefined || values.file.some((name) => place.includes(name))),
  )
  if (entries.length === 0) throw new UsageError(`no inputs for this in ${root}/hearing`)
  const themes = compileThemes(root, entries)
  const judgements = entries.map((entry) => judge(themes, entry))
  const judged = judgements.flatMap((known) => ('verdict' in known ? [known] : []))
  const faults = judgements.flatMap((known) => ('fault' in known ? [known.fault] : []))
  for (const [slug, own] of Map.groupBy(judged, ({ entry }) => entry.theme)) {
    print(`${slug}: ${line(hearingRates(own.map(({ verdict }) => verdict)))}`)
  }
  const all = hearingRates(judged.map(({ verdict }) => verdict))
  print(`all: ${line(all)}`)
  if (values.wrong) printWrong(judged, print)
  for (const fault of faults) print(`bad label ${fault}`)
  return faults.length > 0 || isBeyondLimits(all) ? 1 : 0
}

function compileThemes(
  root: string,
  entries: readonly HearingEntry[],
): ReadonlyMap<string, CompiledTheme> {
  const slugs = [...new Set(entries.map(({ theme }) => theme))]
  return new Map(slugs.map((slug) => [slug, openCompiled(root, slug)]))
}

/** A label that names no possible move is told as a fault, for themes are still being written. */
function judge(themes: ReadonlyMap<string, CompiledTheme>, entry: HearingEntry): Judgement {
  const theme = themes.get(entry.theme)
  if (!theme) throw new Error(`${entry.theme} was not compiled`)
  try {
    return { entry, verdict: judgeHearing(theme, entry) }
  } catch (cause) {
    if (!(cause instanceof LabelError)) throw cause
    return { fault: `${entry.place} ${cause.message}` }
  }
}

function line({ inputs, sceneSpecific, right, overconfident }: HearingRates): string {
  return `${inputs} inputs, answered by the scene ${percent(sceneSpecific)}, right reading ${percent(right)}, wrong but confident ${percent(overconfident)}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function printWrong(judged: readonly Judged[], print: Print): void {
  for (const { entry, verdict } of judged) {
    if (verdict.isRight) continue
    const mark = verdict.isOverconfident ? 'CONFIDENT' : 'wrong'
    const { place, scene, text, means } = entry
    print(`${mark} ${place} ${scene}: ${text} → ${verdict.heardAs}, meant ${means.join('/')}`)
  }
}

runCommand(hear)
