'use client'

import type { ChatChannel } from '@doran/contract'
import { Button } from '@doran/ui'
import { ChannelRow } from './channel-row'

type ChannelSectionProps = {
  id: string
  title: string
  isTitleHidden?: boolean
  channels: readonly ChatChannel[]
  now: Date
  hasMore: boolean
  isFetchingMore: boolean
  onMore: () => void
  onMenu?: (channel: ChatChannel) => void
}

export function ChannelSection(props: ChannelSectionProps) {
  const { id, title, isTitleHidden = false, channels, now, hasMore, onMenu } = props
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className={isTitleHidden ? 'sr-only' : 'text-base font-extrabold'}>
        {title}
      </h2>
      <ul className="mt-1 -mx-2 flex flex-col">
        {channels.map((channel) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            now={now}
            {...(onMenu && { onMenu: () => onMenu(channel) })}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-4 text-center">
          <Button kind="secondary" isBusy={props.isFetchingMore} onClick={props.onMore}>
            더 보기
          </Button>
        </div>
      )}
    </section>
  )
}
