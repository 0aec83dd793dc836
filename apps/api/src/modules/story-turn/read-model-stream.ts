import { createProseFilter, isUnsafeSentence, type ProseFilter } from '@doran/story-engine'
import { ModelError } from '../../platform/model/model-port.js'
import type { StoryModel } from '../../platform/model/models.js'
import type { LiveTurn } from './live-turns.js'
import type { PreparedTurn } from './prepare-model-turn.js'

/** A tail is a line of JSON; a model that goes on and on behind the delimiter is done. */
const LONGEST_TAIL = 4_000

export type ModelAnswer = {
  prose: Pick<ProseFilter, 'shown' | 'tail' | 'state' | 'safeLength'>
  /** The model's own name, where it said so. */
  reported: string | null
  /** How the answer ended: a finish reason, or the kind of the failure. */
  finish: string
  isBroken: boolean
  firstTextMs: number | null
  totalMs: number
}

type Asked = PreparedTurn & { live: LiveTurn; signal: AbortSignal }

/** Passes on what a model generates as it comes, but for what no reader may see. */
export async function readModelStream(
  model: StoryModel,
  { messages, scene, live, signal }: Asked,
): Promise<ModelAnswer> {
  const enough = new AbortController()
  const startedAt = performance.now()
  const elapsedMs = () => Math.round(performance.now() - startedAt)
  const prose = createProseFilter({
    guard: scene.guard,
    isUnsafe: (sentence) => isUnsafeSentence(sentence, scene.rating),
  })
  let firstTextMs: number | null = null
  const show = (text: string) => {
    if (text === '') return
    firstTextMs ??= elapsedMs()
    live.append(text)
  }
  const ended = await model
    .stream(
      {
        messages,
        maxTokens: model.maxTokens,
        ...(model.temperature !== null && { temperature: model.temperature }),
      },
      {
        signal: AbortSignal.any([signal, enough.signal]),
        onText: (piece) => {
          show(prose.push(piece))
          if (hasEnough(prose)) enough.abort()
        },
      },
    )
    .then(
      ({ reason, model: reported }) => ({ finish: reason, reported, isBroken: false }),
      (cause: unknown) => {
        if (enough.signal.aborted) return { finish: 'enough', reported: null, isBroken: false }
        if (!(cause instanceof ModelError)) throw cause
        return { finish: cause.kind, reported: null, isBroken: true }
      },
    )
  show(prose.end())
  return { prose, ...ended, firstTextMs, totalMs: elapsedMs() }
}

function hasEnough({ state, tail }: ProseFilter): boolean {
  return state === 'tail' ? tail.length > LONGEST_TAIL : state !== 'prose'
}
