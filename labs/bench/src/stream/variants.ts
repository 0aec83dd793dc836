import { freePort } from '@doran/tooling/free-port'
import { startPart, type BenchProcess } from '../harness/bench-process.js'
import { startEdge, type Product } from '../harness/bench-product.js'
import { MockLog, type StreamRequest } from '../harness/messages.js'
import { copyStories, checkpointDatabase, turnRequest, type Story } from '../harness/stories.js'
import { tellOneTurn, type Telling } from './warm-up.js'

/** The last hop is what is measured against: a pipe at the API's place, alone and behind the front door. */
export const VARIANTS = ['direct', 'pipe', 'api', 'door-pipe', 'door'] as const
export type VariantName = (typeof VARIANTS)[number]

export type Variant = {
  name: VariantName
  port: number
  endMark: string
  /** Whose CPU is counted. */
  pids: Record<string, number>
  /**
   * Requests nobody has made yet; whatever they need is there and the database is at rest. Warm: this API has told
   * the turn before.
   */
  prepare: (count: number, isWarm: boolean) => Promise<StreamRequest[]>
}

export type Bench = {
  mock: BenchProcess
  load: BenchProcess
  caller: BenchProcess
  product: Product
  original: Story
  variants: readonly Variant[]
  end: () => Promise<void>
}

/** Long enough to fill the model's context: the prompt is then as large as prompts get. */
const WARM_TURNS = 50
const API_END = '"type":"settled"'
const MODEL_END = '[DONE]'

type Given = { mock: BenchProcess; product: Product; original: Story }

/** All five ways to the mock. The bare ones send the very prompt that the API sent for a warm story. */
export async function startBench(given: Given): Promise<Bench> {
  const { mock, product, original } = given
  const pipe = await startPart('pipe', 'server', [String(mock.port)])
  const doorPipe = await startEdge(pipe.port, await freePort(), product.logFile)
  const load = await startPart('load', 'load')
  const caller = await startPart('load', 'load')
  const modelBody = await promptOfWarmStory({ mock, load, product }, original)

  const bare = (path: string) => (count: number) =>
    Promise.resolve(
      Array.from({ length: count }, () => ({
        path,
        headers: { 'content-type': 'application/json', origin: product.origin },
        body: modelBody,
      })),
    )
  const told = (prefix: '' | '/api') => async (count: number, isWarm: boolean) => {
    let stories = await copyStories(product.db, original, count, WARM_TURNS)
    if (isWarm) stories = await tellOneTurn({ mock, load, product }, stories)
    await checkpointDatabase(product.db)
    return stories.map((story, index) => turnRequest(story, product.origin, prefix, index))
  }
  const api = { api: product.api.pid }
  const variants: Variant[] = [
    { name: 'direct', port: mock.port, endMark: MODEL_END, pids: {}, prepare: bare('/v1/chat') },
    {
      name: 'pipe',
      port: pipe.port,
      endMark: MODEL_END,
      pids: { pipe: pipe.pid },
      prepare: bare('/v1/chat'),
    },
    { name: 'api', port: product.api.port, endMark: API_END, pids: api, prepare: told('') },
    {
      name: 'door-pipe',
      port: doorPipe.port,
      endMark: MODEL_END,
      pids: { pipe: pipe.pid, edge: doorPipe.pid },
      prepare: bare('/api/v1/chat'),
    },
    {
      name: 'door',
      port: product.edge.port,
      endMark: API_END,
      pids: { ...api, edge: product.edge.pid },
      prepare: told('/api'),
    },
  ]
  const end = async () => {
    for (const part of [load, caller, doorPipe, pipe]) await part.end()
  }
  return { mock, load, caller, product, original, variants, end }
}

async function promptOfWarmStory(telling: Telling, original: Story): Promise<string> {
  await tellOneTurn(telling, await copyStories(telling.product.db, original, 1, WARM_TURNS))
  const { lastBody } = await telling.mock.ask({ kind: 'take' }, MockLog)
  return lastBody
}
