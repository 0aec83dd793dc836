import { BEHAVIOUR_NAMES, startModelStub, type BehaviourName } from '@doran/model-stub'
import { expect, it, onTestFinished } from 'vitest'
import { createLimitedModel, type ModelLimits } from './limited-model.js'
import { ModelError } from './model-port.js'
import { createOpenAiModel } from './openai-reader.js'
import { streamAll } from './testing/upstream.js'

async function endOf(behaviour: BehaviourName): Promise<string> {
  const stub = await startModelStub({ seed: 1 })
  onTestFinished(() => stub.close())
  stub.behave({ name: behaviour, gapMs: 1 })
  const server = { baseUrl: stub.baseUrl, apiKey: null, name: 'stub' }
  const model = createLimitedModel(createOpenAiModel(server), limitsFor(behaviour))
  const end = await streamAll(model).then(
    ({ finish }) => finish.reason,
    (error: unknown) => (error instanceof ModelError ? error.kind : 'a bug'),
  )
  await expect.poll(() => stub.openStreams()).toBe(0)
  return end
}

/** Short only where that limit ends the behaviour, or where any end will do. */
function limitsFor(behaviour: BehaviourName): ModelLimits {
  const end = ENDS[behaviour]
  return {
    firstMs: end === 'time-out-first' ? 500 : LONG_MS,
    silenceMs: end === 'time-out-silence' ? 500 : LONG_MS,
    totalMs: end === undefined ? 2_000 : LONG_MS,
    maxCharacters: 7_200,
  }
}

const LONG_MS = 300_000

/** The other behaviours may end in any way that we know. */
const ENDS: Partial<Record<BehaviourName, string>> = {
  refuse: 'refused',
  'status-500': 'bad-answer',
  'status-401': 'unauthorised',
  'status-404': 'unknown-model',
  'status-429': 'busy',
  'error-in-stream': 'broke-off',
  html: 'bad-answer',
  'hang-before-headers': 'time-out-first',
  'hang-before-first-token': 'time-out-first',
  'hang-mid': 'time-out-silence',
  'pings-only-mid': 'time-out-silence',
  'no-finish': 'broke-off',
  'close-early': 'broke-off',
  'huge-line': 'bad-answer',
  tell: 'stop',
  crlf: 'stop',
  'cut-hangul': 'stop',
  'no-done': 'stop',
  length: 'length',
  huge: 'length',
}

it('ends every way a server may behave by its name, in time, and closes it', async () => {
  const ends = await Promise.all(
    BEHAVIOUR_NAMES.map(async (name) => [name, await endOf(name)] as const),
  )
  expect(Object.fromEntries(ends)).toMatchObject(ENDS)
  expect(ends.filter(([, end]) => end === 'a bug')).toEqual([])
})
