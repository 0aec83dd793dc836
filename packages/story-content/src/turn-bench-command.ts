import { openStory, tellTurn, type CompiledTheme, type TurnInput } from '@doran/story-engine'
import { contentRoot } from './content-root.js'
import { openCompiled } from './open-theme.js'
import { knownSlugs } from './terminal/require-slug.js'
import { runCommand, type Print } from './terminal/run-command.js'

const LIMIT_MS = 20
const TURNS = 3_000
const WARM_UP = 300

const ORDINARY = [
  '열쇠를 살펴본다',
  '“왜 여기 계셨어요?”',
  '문을 두드려 보자',
  '그냥 가만히 기다린다',
  'ㅋㅋ',
]
const LONGEST = ['가나다라마바사 ', '발자국을 살펴보고 싶어 ', 'ㅋ', '살', '“왜?” ', '👻'].map(
  (piece) => piece.repeat(Math.floor(500 / piece.length)),
)

/** Measures what the engine needs for a turn of each shipped theme; prints raw values and the ratio to 20 ms. */
function benchTurns(words: string[], print: Print): number {
  const root = contentRoot()
  let isMissed = false
  for (const slug of knownSlugs(root, words)) {
    const theme = openCompiled(root, slug)
    for (const [name, texts] of [
      ['ordinary inputs', ORDINARY],
      ['500 characters', LONGEST],
    ] as const) {
      const times = measure(theme, texts)
      const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
      const [p50, p99, most] = [at(0.5), at(0.99), at(1)]
      print(
        `${slug}, ${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, most ${most.toFixed(2)} ms, p99/limit ${(p99 / LIMIT_MS).toFixed(2)}`,
      )
      isMissed ||= p99 > LIMIT_MS
    }
  }
  return isMissed ? 1 : 0
}

function measure(theme: CompiledTheme, texts: readonly string[]): number[] {
  let { state } = openStory(theme)
  const times: number[] = []
  for (let count = 0; count < TURNS + WARM_UP; count += 1) {
    const input: TurnInput = { kind: 'do', text: texts[count % texts.length] ?? '' }
    const startedAt = performance.now()
    const told = tellTurn(theme, state, input, count)
    if (count >= WARM_UP) times.push(performance.now() - startedAt)
    state = told.ending ? openStory(theme).state : told.state
  }
  return times.toSorted((a, b) => a - b)
}

runCommand(benchTurns)
