import type { Context } from '../../platform/context/context.js'
import type { RealtimeMessage } from '../../platform/realtime/realtime.js'
import { deleteEvents, takeLeftEvents } from './realtime-event-repository.js'
import { personChannel } from './channel-names.js'
import type { QueuedEvent } from './queue-events.js'

type PublishContext = Context<'realtime'>

/** Longer than a publication takes. */
const LEFT_AFTER_MS = 1_000
/** Of targets, the service takes no more in one request. */
const AT_ONCE = 100

/** Publishes what was just committed, without waiting for it: what fails is taken up by `publishLeftEvents`. */
export function publishEvents(ctx: PublishContext, events: readonly QueuedEvent[]): void {
  if (events.length === 0 || !ctx.realtime.isOn()) return
  publish(ctx, events).catch((cause: unknown) =>
    ctx.logger.warn({ err: cause }, 'events were not published and will be tried again'),
  )
}

/** Publishes what a process that ended, or one without a realtime service, has left, and ends tokens. */
export async function publishLeftEvents(ctx: PublishContext): Promise<void> {
  if (!ctx.realtime.isOn()) return
  for (;;) {
    const before = new Date(ctx.clock.now().getTime() - LEFT_AFTER_MS)
    const taken = await takeLeftEvents(ctx.database, {
      before,
      until: ctx.clock.now(),
      limit: AT_ONCE,
    })
    await publish(ctx, taken)
    if (taken.length < AT_ONCE) return
  }
}

async function publish(ctx: PublishContext, events: readonly QueuedEvent[]): Promise<void> {
  const { db, realtime } = ctx
  await revoke(
    ctx,
    events.flatMap(({ revoked }) => revoked ?? []),
  )
  await realtime.publish(events.filter(({ revoked }) => revoked === null).map(toMessage))
  await deleteEvents(
    db,
    events.map(({ id }) => id),
  )
}

/** A service that does not revoke must not hold the messages up: its tokens expire within minutes. */
async function revoke({ realtime, logger }: PublishContext, targets: readonly string[]) {
  if (targets.length === 0) return
  await realtime
    .revoke(targets)
    .catch((cause: unknown) => logger.warn({ err: cause }, 'tokens were not revoked'))
}

function toMessage({ id, profileId, data }: QueuedEvent): RealtimeMessage {
  return { id, channel: personChannel(profileId), name: 'chat', data }
}
