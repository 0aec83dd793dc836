import type { ChatChannel } from '@doran/contract'

/** At first contact: what to be careful about, and what a first message means. */
export function RoomNotice({ channel }: { channel: ChatChannel }) {
  const line = lineOf(channel)
  if (line === null) return null
  return (
    <div className="corner-card mt-4 bg-surface-1 px-5 py-4">
      <p className="font-semibold">개인정보나 돈 이야기는 조심해요.</p>
      <p className="prose-ko mt-1 text-sm text-text-2">{line}</p>
    </div>
  )
}

function lineOf({ status, isMyRequest }: ChatChannel): string | null {
  if (status === 'accepted') return null
  if (status === 'empty')
    return '처음에는 메시지를 한 번만 보낼 수 있어요. 상대가 수락하면 대화가 이어져요.'
  return isMyRequest
    ? '처음 보낸 메시지예요. 상대가 수락하면 대화가 이어져요.'
    : '모르는 사람에게서 처음 온 메시지예요. 수락하기 전에는 상대가 더 보낼 수 없어요.'
}
