/** What a browser does: attaches, enters, hears what is published, is cut off and misses nothing. */
export function browserPage(token: string): string {
  return `<!doctype html><meta charset="utf-8"><script type="module">
import { BaseRealtime, WebSocketTransport, FetchRequest, RealtimePresence } from '/ably/modular/index.mjs'
const tell = (body) => fetch('/result', { method: 'POST', body: JSON.stringify(body) })
try {
  const client = new BaseRealtime({
    token: '${token}', endpoint: 'localhost', port: Number(location.port), tls: false,
    disableConnectivityCheck: true, wsConnectivityCheckUrl: 'ws://' + location.host + '/up',
    plugins: { WebSocketTransport, FetchRequest, RealtimePresence },
  })
  const channel = client.channels.get('room')
  const got = []
  await channel.subscribe((message) => {
    got.push(message.data)
    if (message.name === 'end') tell({ got, members })
  })
  await channel.presence.enter('here')
  const members = (await channel.presence.get()).map((member) => member.clientId)
  await fetch('/ready', { method: 'POST' })
} catch (error) {
  await tell({ error: String(error) })
}
</script>`
}
