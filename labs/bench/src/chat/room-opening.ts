import type { Product } from '../harness/bench-product.js'
import { percentile } from '../harness/figures.js'
import { openConnection, requestBytes } from '../harness/http-connection.js'
import type { ChatGround, Room } from './seed-chat.js'

export type Opening = { fewMs: number; manyMs: number; rounds: number }

/** What a page asks to open a conversation, one after the other, the two conversations by turns. */
export async function measureOpening(
  { api }: Product,
  { rooms, headers }: ChatGround,
  isQuick: boolean,
): Promise<Opening> {
  const rounds = isQuick ? 50 : 500
  const connection = await openConnection(api.port)
  const open = async ({ id }: Room): Promise<number> => {
    const startedAt = performance.now()
    for (const path of [`/v1/chat/channel/${id}`, `/v1/chat/channel/${id}/items`]) {
      const asked = requestBytes(api.port, { method: 'GET', path, headers, body: '' })
      const status = await connection.exchange(asked)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
    return performance.now() - startedAt
  }
  const [few, many]: [number[], number[]] = [[], []]
  for (let round = -20; round < rounds; round += 1) {
    const fewMs = await open(rooms[0])
    const manyMs = await open(rooms[1])
    if (round < 0) continue
    few.push(fewMs)
    many.push(manyMs)
  }
  connection.close()
  return { fewMs: percentile(few, 0.5), manyMs: percentile(many, 0.5), rounds }
}
