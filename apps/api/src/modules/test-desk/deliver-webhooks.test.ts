import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import { aCheckout } from '../../platform/payment/testing/payment-harness.js'
import { LATE_MS, type Act } from './decide-payment.js'
import { deliverWebhooks, type ReceiveWebhook } from './deliver-webhooks.js'
import { testPayment } from '../../schema/test-desk/test-payment.table.js'
import { openTestDesk } from './testing/open-test-desk.js'

type Desk = Awaited<ReturnType<typeof openTestDesk>>

async function startOrder({ provider, clock, act }: Desk) {
  const checkout = aCheckout(clock)
  const { orderId, amountKrw } = checkout
  const { checkoutUrl, paymentKey } = await provider.startCheckout(checkout)
  return {
    orderId,
    decide: (chosen: Act) => act(checkoutUrl, chosen),
    settle: () => provider.settle({ orderId, amountKrw, paymentKey }),
  }
}

/** Takes webhooks as the route of all providers does. */
function createReceiver({ provider }: Desk) {
  const received: string[] = []
  const receive: ReceiveWebhook = async (_ctx, { provider: name, ...sent }) => {
    const webhook = await provider.readWebhook(sent)
    received.push(`${name} ${webhook?.orderId}`)
  }
  return { received, receive }
}

it.each<Act>(['approve', 'stay', 'declined', 'limit', 'timeout', 'close'])(
  'tells once, and at once, of %s',
  async (chosen) => {
    const desk = await openTestDesk()
    const { received, receive } = createReceiver(desk)
    const { orderId, decide } = await startOrder(desk)
    await deliverWebhooks(desk.ctx, { receive })
    expect(received).toEqual([])
    await decide(chosen)
    await deliverWebhooks(desk.ctx, { receive })
    desk.clock.advance(3_600_000)
    await deliverWebhooks(desk.ctx, { receive })
    expect(received).toEqual([`test ${orderId}`])
  },
)

it('tells ten seconds later of what is to be late, and neither it nor the desk before', async () => {
  const desk = await openTestDesk()
  const { received, receive } = createReceiver(desk)
  const { orderId, decide, settle } = await startOrder(desk)
  const back = await decide('late')
  expect(back.pathname).toBe('/wallet/order/done')
  desk.clock.advance(LATE_MS - 1)
  await deliverWebhooks(desk.ctx, { receive })
  expect(received).toEqual([])
  expect(await settle()).toEqual({ status: 'pending' })
  desk.clock.advance(1)
  await deliverWebhooks(desk.ctx, { receive })
  expect(received).toEqual([`test ${orderId}`])
  expect(await settle()).toMatchObject({ status: 'paid' })
})

it('tells nothing of an order that was left open', async () => {
  const desk = await openTestDesk()
  const { received, receive } = createReceiver(desk)
  const { decide, settle } = await startOrder(desk)
  await decide('leave')
  await deliverWebhooks(desk.ctx, { receive })
  expect(received).toEqual([])
  expect(await settle()).toEqual({ status: 'open' })
})

it('tells again a minute later of what was not taken, signed anew, and gives up after an hour', async () => {
  const desk = await openTestDesk()
  const { received, receive } = createReceiver(desk)
  const [first, second] = [await startOrder(desk), await startOrder(desk)]
  await first.decide('approve')
  await second.decide('approve')
  let tries = 0
  const refuse: ReceiveWebhook = (ctx, webhook) => {
    if (!webhook.body.includes(first.orderId)) return receive(ctx, webhook)
    tries += 1
    return Promise.reject(new Error('away'))
  }
  await deliverWebhooks(desk.ctx, { receive: refuse })
  await deliverWebhooks(desk.ctx, { receive: refuse })
  expect(received).toEqual([`test ${second.orderId}`])
  expect(tries).toBe(1)
  desk.clock.advance(600_000)
  await deliverWebhooks(desk.ctx, { receive: refuse })
  expect(tries).toBe(2)
  desk.clock.advance(60_000)
  await deliverWebhooks(desk.ctx, { receive })
  expect(received).toEqual([`test ${second.orderId}`, `test ${first.orderId}`])

  const third = await startOrder(desk)
  await third.decide('approve')
  desk.clock.advance(3_600_000)
  await deliverWebhooks(desk.ctx, { receive })
  expect(received).toHaveLength(2)
})

it('tells once of each of many payments, from two processes', async () => {
  const first = await openTestDesk()
  const second = await openTestDesk(first.database, first.clock)
  const { received, receive } = createReceiver(first)
  const orders = await Promise.all(Array.from({ length: 60 }, () => startOrder(first)))
  await Promise.all(orders.map(({ decide }) => decide('approve')))
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([
      deliverWebhooks(first.ctx, { receive }),
      deliverWebhooks(second.ctx, { receive }),
    ])
  }
  expect(received.toSorted()).toEqual(orders.map(({ orderId }) => `test ${orderId}`).toSorted())
})

it('passes over what another process is just taking', async () => {
  const desk = await openTestDesk()
  const { received, receive } = createReceiver(desk)
  const [taken, free] = [await startOrder(desk), await startOrder(desk)]
  await taken.decide('approve')
  await free.decide('approve')
  await inTransaction(desk.ctx, async (tx) => {
    await tx.db
      .select()
      .from(testPayment)
      .where(eq(testPayment.orderId, taken.orderId))
      .for('update')
    await deliverWebhooks(desk.ctx, { receive })
    expect(received).toEqual([`test ${free.orderId}`])
  })
  await deliverWebhooks(desk.ctx, { receive })
  expect(received).toEqual([`test ${free.orderId}`, `test ${taken.orderId}`])
})

it('tells nothing where another provider takes the money', async () => {
  const desk = await openTestDesk()
  const { received, receive } = createReceiver(desk)
  const { decide } = await startOrder(desk)
  await decide('approve')
  await deliverWebhooks({ ...desk.ctx, payments: null }, { receive })
  expect(received).toEqual([])
})
