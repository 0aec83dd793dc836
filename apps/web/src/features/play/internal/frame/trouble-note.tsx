import type { ApiError } from '@doran/api-client'
import { Button } from '@doran/ui'

type TroubleNoteProps = { trouble: ApiError | null; onRetry: () => void }

/** What stands in the way of a play that is tried again by itself. */
export function TroubleNote({ trouble, onRetry }: TroubleNoteProps) {
  return (
    <div role="status" className="mt-4 min-h-11 text-sm text-text-2">
      {trouble && (
        <p className="flex flex-wrap items-center justify-center gap-x-3">
          {troubleWords(trouble)}
          <Button kind="quiet" onClick={onRetry}>
            다시 시도
          </Button>
        </p>
      )}
    </div>
  )
}

function troubleWords({ code, message }: ApiError): string {
  return code === 'NETWORK' ? '인터넷 연결이 끊겼어요. 연결되면 이어져요.' : message
}
