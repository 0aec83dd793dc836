import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { listenAndSay } from '../harness/listen-and-say.js'
import { MockOrder, type Manner, type MockLog, type Receipt } from '../harness/messages.js'
import { markedToken, microseconds } from '../harness/token-mark.js'

const TAIL =
  '\n<<<STATE>>>\n{"choices":["문을 연다","창을 본다","기다린다"],"gauges":{},"relations":{},"remember":null}'
const GOLDEN_SHARE = 0.618_034

const Prompt = z.object({
  messages: z.array(z.object({ content: z.string() })),
  stream: z.boolean(),
})

let manner: Manner = { tokens: 100, gapMs: 20 }
let log: MockLog = { receipts: [], lastBody: '' }
let streams = 0

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = await text(incoming)
  const receivedUs = microseconds()
  if (incoming.method !== 'POST') return say(outgoing, { object: 'list', data: [{ id: 'bench' }] })
  const prompt = Prompt.safeParse(JSON.parse(body))
  if (prompt.data?.stream === false) return say(outgoing, wholeAnswer())

  const messages = prompt.data?.messages ?? []
  const asked = messages.at(-1)?.content ?? ''
  // A summary of scenes names doors, too, but asks for no state.
  const isTurn = asked.includes('<<<STATE>>>')
  const receipt: Receipt = {
    key: (isTurn && /(\d+)번째 문을 연다/.exec(asked)?.[1]) || '',
    receivedUs,
    bytes: Buffer.byteLength(body),
    promptBytes: messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0),
    closedUs: null,
  }
  log.receipts.push(receipt)
  log.lastBody = body
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) receipt.closedUs = microseconds()
  })
  stream(outgoing)
}

function stream(outgoing: ServerResponse): void {
  const { tokens, gapMs } = manner
  streams += 1
  const startedAt = performance.now()
  // Streams that began together are spread over a gap, as those of real models are, for every hop alike.
  const phaseMs = ((streams * GOLDEN_SHARE) % 1) * gapMs
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  let number = 0
  const next = (): void => {
    if (outgoing.destroyed) return
    if (number === tokens) return finish(outgoing)
    outgoing.write(chunk(markedToken(number), null))
    number += 1
    setTimeout(next, Math.max(0, startedAt + phaseMs + number * gapMs - performance.now()))
  }
  next()
}

function finish(outgoing: ServerResponse): void {
  outgoing.end(`${chunk(TAIL, null)}${chunk('', 'stop')}data: [DONE]\n\n`)
}

function chunk(content: string, finishReason: string | null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finishReason }]
  const id = 'chatcmpl-bench-0001'
  const object = 'chat.completion.chunk'
  return `data: ${JSON.stringify({ id, object, created: 1_700_000_000, model: 'bench', choices })}\n\n`
}

function wholeAnswer() {
  const message = { role: 'assistant', content: '네.' }
  return { object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] }
}

function say(outgoing: ServerResponse, body: object): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

process.on('message', (given: unknown) => {
  const order = MockOrder.parse(given)
  if (order.kind === 'manner') manner = order.manner
  process.send?.(log)
  if (order.kind === 'take') log = { receipts: [], lastBody: log.lastBody }
})

listenAndSay(
  createServer(
    (incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()),
  ),
)
