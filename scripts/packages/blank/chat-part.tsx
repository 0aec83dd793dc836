'use client'
import { useState } from 'react'
import { ApiProvider } from '@doran/api-client/react'
import { ChatProvider, useChatRoom, useUnreadChat } from '@doran/chat/react'
import { fakeChatServer } from '@doran/chat/testing'
import { Button } from '@doran/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'

/** A room of the fake server that the package ships: what is said to it comes back as an event. */
export function ChatPart() {
  const [{ server, id }] = useState(openServer)
  const [queries] = useState(() => new QueryClient())
  const { api, myProfileId, realtime } = server
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <ChatProvider myProfileId={myProfileId} realtime={realtime}>
          <Room id={id} />
          <Button kind="secondary" onClick={() => server.write(id, '반가워요')}>
            답장 받기
          </Button>
        </ChatProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}

function openServer() {
  const server = fakeChatServer()
  return { server, id: server.addChannel().id }
}

function Room({ id }: { id: string }) {
  const { entries, isPending, send } = useChatRoom(id)
  const unread = useUnreadChat()
  if (isPending) return null
  const texts = entries.map((entry) => (entry.type === 'item' ? entry.item.body : '보내는 중'))
  return (
    <section className="flex items-center gap-3">
      <Button kind="secondary" onClick={() => send({ kind: 'text', body: '안녕하세요' })}>
        말 걸기
      </Button>
      <p id="chat">{`${texts.join(', ')} | ${unread ?? 0}`}</p>
    </section>
  )
}
