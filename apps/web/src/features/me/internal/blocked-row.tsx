import type { Block } from '@doran/contract'
import { ZoneLink, formatDay, imageUrl, routes, useRuntimeConfig } from '@doran/site/core'
import { useBlock } from '@doran/site/safety'
import { useAct } from '@doran/site/session'
import { Avatar, Button } from '@doran/ui'

export type BlockedRowProps = {
  block: Block
  now: Date
  canUnblock: boolean
  onUnblocked: () => void
}

export function BlockedRow({ block, now, canUnblock, onUnblocked }: BlockedRowProps) {
  const { id, name, profileImage, frame, isGone } = block.profile
  const config = useRuntimeConfig()
  const { unblock } = useBlock()
  const { isBusy, run } = useAct()
  const putBack = async () => {
    await unblock(id)
    onUnblocked()
  }
  const who = (
    <>
      <Avatar
        src={profileImage && imageUrl(config, profileImage)}
        name={name}
        frame={isGone ? null : frame}
      />
      <span className="min-w-0">
        <span className={`block break-words ${isGone ? 'text-text-2' : 'font-semibold'}`}>
          {isGone ? GONE : name}
        </span>
        <span className="block text-sm text-text-3">
          {formatDay(new Date(block.createdAt), now)}에 차단했어요.
        </span>
      </span>
    </>
  )
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2">
      {isGone ? (
        <div className={WHO}>{who}</div>
      ) : (
        <ZoneLink
          href={routes.creator.path({ profileUUID: id })}
          className={`${WHO} no-underline hover:text-text-2`}
        >
          {who}
        </ZoneLink>
      )}
      {canUnblock && (
        <Button
          kind="secondary"
          className="shrink-0"
          aria-label={`${isGone ? GONE : `${name} 님`} 차단 풀기`}
          isBusy={isBusy}
          onClick={() => void run(putBack, { canRepeat: true })}
        >
          차단 풀기
        </Button>
      )}
    </li>
  )
}

const GONE = '탈퇴한 회원'
const WHO = 'flex min-h-12 min-w-0 grow items-center gap-3'
