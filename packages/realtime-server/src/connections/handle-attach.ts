import type { Channel } from '../channels/channel.js'
import { checkChannelName } from '../channels/channel-name.js'
import type { LogEntry } from '../channels/channel-log.js'
import { rewoundEntries } from '../channels/rewind.js'
import { RealtimeError } from '../errors.js'
import { ACTION } from '../protocol/actions.js'
import { FLAG, MODE, requestedModes } from '../protocol/modes.js'
import type { IncomingFrame } from '../protocol/read-frame.js'
import type { ServerContext } from '../server-context.js'
import { channelOf } from './channel-of.js'
import type { Attachment } from './connection.js'
import { channelErrorFrame } from './frames.js'
import { permittedModes } from './permitted-modes.js'
import type { Session } from './session.js'
import { sendSync } from './send-sync.js'

const ECHOED_PARAMS = ['rewind', 'rewindLimit', 'modes', 'delta'] as const

/** Where an attachment begins: what it missed, and whether that is all it missed. */
type Start = { backlog: readonly LogEntry[]; isResumed: boolean; isLost: boolean; serial?: string }

export function handleAttach(context: ServerContext, session: Session, frame: IncomingFrame): void {
  const name = channelOf(frame)
  try {
    attach(context, session, frame, name)
  } catch (error) {
    if (!(error instanceof RealtimeError)) throw error
    session.connection.detach(name)
    session.send(channelErrorFrame(name, error))
  }
}

function attach(
  { clock, limits }: ServerContext,
  session: Session,
  frame: IncomingFrame,
  name: string,
): void {
  const { connection, app } = session
  checkChannelName(name)
  const requested = requestedModes(frame.flags, frame.params)
  const modes = requested & permittedModes(connection.grant.capability, name)
  if (modes === 0)
    throw new RealtimeError(
      'notPermitted',
      'The capability allows no requested mode of the channel',
    )
  const isAttached = connection.attachments.has(name)
  if (!isAttached && connection.attachments.size >= limits.channelsPerConnection)
    throw new RealtimeError('limitExceeded', 'Too many channels on this connection')
  const channel = app.hub.open(name)
  // On the socket that carried it all so far there is nothing to make up for.
  const start = isAttached
    ? { backlog: [], isResumed: true, isLost: false }
    : startOf(session, channel, frame, clock.now())
  const attachment = connection.attach(channel, requested, modes)
  session.send(attachedFrame(session, attachment, frame, start))
  for (const entry of start.backlog) replay(session, attachment, entry)
  if (hasSync(attachment)) sendSync(session, channel)
}

function startOf(session: Session, channel: Channel, frame: IncomingFrame, now: number): Start {
  if (frame.channelSerial !== undefined) {
    const number = session.app.hub.numberOf(frame.channelSerial)
    if (number === null || !channel.log.reachesBackTo(number))
      return { backlog: [], isResumed: false, isLost: true }
    return {
      backlog: channel.log.after(number),
      isResumed: true,
      isLost: false,
      // The replay moves it on from there.
      serial: frame.channelSerial,
    }
  }
  const { rewind, rewindLimit } = frame.params
  if (rewind === undefined || (frame.flags & FLAG.attachResume) !== 0)
    return { backlog: [], isResumed: false, isLost: false }
  const backlog = rewoundEntries(channel.log.entries(), { rewind, rewindLimit }, now)
  return { backlog, isResumed: false, isLost: false }
}

function attachedFrame(
  { app }: Session,
  attachment: Attachment,
  frame: IncomingFrame,
  { backlog, isResumed, isLost, serial }: Start,
): object {
  const flags =
    attachment.modes |
    (hasSync(attachment) ? FLAG.hasPresence : 0) |
    (backlog.length > 0 ? FLAG.hasBacklog : 0) |
    (isResumed ? FLAG.resumed : 0)
  const params = Object.fromEntries(
    ECHOED_PARAMS.flatMap((param) =>
      frame.params[param] === undefined ? [] : [[param, frame.params[param]]],
    ),
  )
  const error = isLost
    ? new RealtimeError(
        'continuityLost',
        'Unable to recover channel: messages are not held so long',
      )
    : undefined
  return {
    action: ACTION.attached,
    channel: attachment.channel.name,
    channelSerial: serial ?? app.hub.serial,
    flags,
    params,
    error: error?.body,
  }
}

function replay(session: Session, attachment: Attachment, entry: LogEntry): void {
  const mode = entry.kind === 'message' ? MODE.subscribe : MODE.presence_subscribe
  if ((attachment.modes & mode) === 0) return
  const isOwn = entry.connectionId === attachment.connectionId
  if (entry.kind === 'message' && isOwn && !attachment.hasEcho) return
  session.deliver(entry.frame)
}

function hasSync({ modes, channel }: Attachment): boolean {
  return (modes & MODE.presence_subscribe) !== 0 && channel.members.size > 0
}
