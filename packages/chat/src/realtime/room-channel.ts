import type { AblyChannel, AblyClient, AblyMember } from './ably-client.js'
import type { RoomPresence } from './chat-realtime.js'
import { createListeners } from './listeners.js'
import { createTypingWatch } from './typing-watch.js'

export interface RoomChannel extends RoomPresence {
  /** Hears and shows presence from now on; once for one client. */
  attach: (client: AblyClient, name: string) => void
}

/** Who types in a channel, by the presence in the room's realtime channel. What fails there is not worth an error. */
export function createRoomChannel(myProfileId: string, onLeave: () => void): RoomChannel {
  const listeners = createListeners<boolean>()
  const watch = createTypingWatch(listeners.tell)
  let attached: { client: AblyClient; name: string; channel: AblyChannel } | null = null
  let hasEntered = false

  function hear({ action, clientId, connectionId, data }: AblyMember): void {
    const member = `${clientId} ${connectionId}`
    if (action === 'leave') watch.forget(member)
    else if (action !== 'absent' && isOther(data, myProfileId)) watch.note(member)
  }

  return {
    attach(client, name) {
      if (attached?.client === client && attached.name === name) return
      attached?.channel.presence.unsubscribe(hear)
      attached = { client, name, channel: client.channels.get(name) }
      hasEntered = false
      attached.channel.presence.subscribe(hear).catch(ignore)
    },
    onTyping: listeners.add,
    setTyping(isTyping) {
      if (!attached) return
      const { client, channel } = attached
      if (!isTyping) {
        if (hasEntered) channel.presence.leave().catch(ignore)
        hasEntered = false
        return
      }
      // What is said without a connection would arrive after the typing is over.
      if (client.connection.state !== 'connected' || channel.state !== 'attached') return
      const data = { profileId: myProfileId }
      const said = hasEntered ? channel.presence.update(data) : channel.presence.enter(data)
      hasEntered = true
      said.catch(ignore)
    },
    leave() {
      if (attached) {
        const { channel } = attached
        if (hasEntered) channel.presence.leave().catch(ignore)
        channel.presence.unsubscribe(hear)
        channel.detach().catch(ignore)
      }
      attached = null
      hasEntered = false
      watch.forgetAll()
      onLeave()
    },
  }
}

function isOther(data: unknown, myProfileId: string): boolean {
  if (typeof data !== 'object' || data === null) return false
  const profileId: unknown = Reflect.get(data, 'profileId')
  return typeof profileId === 'string' && profileId !== myProfileId
}

function ignore(): void {}
