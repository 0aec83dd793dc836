import { IconButton } from '@doran/ui'
import { useRestReminder } from './use-rest-reminder'

/** One soft line for whoever has read for long. */
export function RestNotice({ now }: { now?: () => number }) {
  const { isDue, dismiss } = useRestReminder(now)
  return (
    <div role="status" className="font-sans text-base">
      {isDue && (
        <div className="corner-card mb-2 flex items-center justify-between gap-2 bg-surface-1 pl-4">
          <p className="prose-ko py-2">한참 읽었네요. 물 한 잔 어때요?</p>
          <IconButton icon="close" label="쉬어 가기 알림 닫기" onClick={dismiss} />
        </div>
      )}
    </div>
  )
}
