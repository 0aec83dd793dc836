import { ZoneLink, routes } from '@doran/site/core'
import { EmptyState, buttonClass } from '@doran/ui'

/** Where there is no such conversation, or it is not the reader's. */
export function RoomMissing() {
  return (
    <EmptyState
      mascot="ran"
      pose="sorry"
      title="이 대화를 찾지 못했어요."
      actions={
        <ZoneLink href={routes.chat.path()} className={buttonClass({})}>
          대화 목록으로
        </ZoneLink>
      }
    >
      <p>나간 대화이거나 주소가 바뀌었을 수 있어요.</p>
    </EmptyState>
  )
}
