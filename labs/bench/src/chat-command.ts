import { measureOpening, type Opening } from './chat/room-opening.js'
import { seedChat } from './chat/seed-chat.js'
import { measureSending, type Sending } from './chat/sending.js'
import { show } from './harness/figures.js'
import type { Verdict } from './harness/limits.js'
import { runBench, type BenchGround } from './harness/run-bench.js'

async function benchChat({ product, options }: BenchGround) {
  const ground = await seedChat(product)
  const opening = await measureOpening(product, ground, options.isQuick)
  const sending = await measureSending(product, ground, options.isQuick)
  return { verdicts: verdictsOf(opening, sending), figures: { opening, sending } }
}

function verdictsOf(opening: Opening, sending: Sending): Verdict[] {
  return [
    {
      name: 'opening a room of a million items, p50, ratio to one of a thousand',
      value: opening.manyMs / opening.fewMs,
      limit: 1.5,
      of: `${show(opening.manyMs)} to ${show(opening.fewMs)} ms, ${opening.rounds} rounds`,
    },
    {
      name: 'a send acknowledged, p50, ratio to a bare commit',
      value: sending.sendMs / sending.commitMs,
      limit: 2,
      of: `${show(sending.sendMs)} to ${show(sending.commitMs)} ms, p99 ${show(sending.sendP99Ms)} to ${show(sending.commitP99Ms)} ms, ${sending.rounds} rounds`,
    },
  ]
}

await runBench('chat', benchChat)
