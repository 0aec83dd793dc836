import { nanoid } from 'nanoid'
import type { Product } from '../harness/bench-product.js'
import { percentile } from '../harness/figures.js'
import { openConnection, requestBytes } from '../harness/http-connection.js'
import type { ChatGround } from './seed-chat.js'

export type Sending = {
  sendMs: number
  sendP99Ms: number
  commitMs: number
  commitP99Ms: number
  rounds: number
}

/** Until a message is acknowledged, by turns with one row committed on the same disk. */
export async function measureSending(
  { api, db }: Product,
  { rooms, headers }: ChatGround,
  isQuick: boolean,
): Promise<Sending> {
  const rounds = isQuick ? 50 : 1_000
  await db.query('create table bare_commit (id serial primary key, body text not null)')
  const connection = await openConnection(api.port)
  const path = `/v1/chat/channel/${rooms[0].id}/item`
  const send = async (): Promise<number> => {
    const body = JSON.stringify({ clientItemId: nanoid(), kind: 'text', body: '잘 들리나요?' })
    const asked = requestBytes(api.port, { method: 'POST', path, headers, body })
    const startedAt = performance.now()
    const status = await connection.exchange(asked)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return performance.now() - startedAt
  }
  const commit = async (): Promise<number> => {
    const startedAt = performance.now()
    await db.query({
      name: 'bare_commit',
      text: 'insert into bare_commit (body) values ($1)',
      values: ['잘 들리나요?'],
    })
    return performance.now() - startedAt
  }
  const [sends, commits]: [number[], number[]] = [[], []]
  for (let round = -50; round < rounds; round += 1) {
    const sendMs = await send()
    const commitMs = await commit()
    if (round < 0) continue
    sends.push(sendMs)
    commits.push(commitMs)
  }
  connection.close()
  return {
    sendMs: percentile(sends, 0.5),
    sendP99Ms: percentile(sends, 0.99),
    commitMs: percentile(commits, 0.5),
    commitP99Ms: percentile(commits, 0.99),
    rounds,
  }
}
