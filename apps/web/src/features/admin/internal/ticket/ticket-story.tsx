'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { ReplyOf } from '@doran/contract'
import { useAct } from '@doran/site/session'
import { Button } from '@doran/ui'

type Story = ReplyOf<'POST /v1/admin/ticket/{ticketId}/story'>

/** The story itself, once somebody asks for it: that is recorded. */
export function TicketStory({ ticketId }: { ticketId: string }) {
  const api = useApi()
  const reading = useAct()
  const [story, setStory] = useState<Story | 'gone' | null>(null)
  const read = () =>
    reading.run(
      async () =>
        setStory(
          await api.call('POST /v1/admin/ticket/{ticketId}/story', { params: { ticketId } }),
        ),
      {
        onFailure: (error) => {
          const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
          if (isGone) setStory('gone')
          return isGone
        },
      },
    )
  if (story === 'gone') {
    return (
      <p role="alert" className="mt-3 text-sm text-text-2">
        지금은 읽을 수 없는 이야기예요.
      </p>
    )
  }
  if (story) return <StoryText story={story} />
  return (
    <div className="mt-3">
      <p className="prose-ko text-sm text-text-2">
        보낸 사람이 읽어도 된다고 체크했어요. 누가 읽었는지 기록에 남아요.
      </p>
      <Button kind="secondary" className="mt-3" isBusy={reading.isBusy} onClick={() => void read()}>
        이야기 읽기
      </Button>
    </div>
  )
}

function StoryText({ story: { title, turns } }: { story: Story }) {
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={`이야기: ${title}`}
      className="mt-4 max-h-[60dvh] overflow-y-auto border-t border-line outline-none"
    >
      {turns.map(({ input, text }, at) => (
        <div key={at} className="mt-4">
          {input !== '' && <p className="prose-ko font-semibold text-text-2">{input}</p>}
          <p className="prose-ko mt-1 whitespace-pre-line">{text}</p>
        </div>
      ))}
    </section>
  )
}

/** From the button that is gone. */
const takeFocus = (text: HTMLElement | null) => text?.focus()
