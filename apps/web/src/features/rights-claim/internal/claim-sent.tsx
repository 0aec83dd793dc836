import { Button, LinkButton } from '@doran/ui'
import { renderZoneLink, routes } from '@doran/site/core'

type ClaimSentProps = { email: string; onAnother: () => void }

export function ClaimSent({ email, onAnother }: ClaimSentProps) {
  return (
    <div ref={takeFocus} role="status" tabIndex={-1} className="mt-4 outline-none">
      <p className="prose-ko text-story">
        신고를 접수했어요. {email} 주소로 접수 메일을 보냈고, 살펴본 결과도 메일로 알려 드릴게요.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href={routes.home.path()} renderLink={renderZoneLink}>
          홈으로
        </LinkButton>
        <Button kind="secondary" onClick={onAnother}>
          하나 더 신고하기
        </Button>
      </div>
    </div>
  )
}

/** From the form that is gone. */
const takeFocus = (said: HTMLElement | null) => said?.focus()
